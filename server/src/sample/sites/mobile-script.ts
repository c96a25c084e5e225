/** What the sample mobile site runs: its end of the preview's channel. */
export const MOBILE_SCRIPT = `
const who = document.querySelector('[data-who]')
addEventListener('message', ({ data, ports: [port] }) => {
  if (data?.type !== 'connect' || port === undefined) return
  const { protocol, nonce } = data
  port.onmessage = ({ data: told }) => {
    if (told?.protocol !== protocol || told.nonce !== nonce) return
    who.textContent = told.type === 'login' ? who.dataset.in : who.dataset.out
  }
  port.postMessage({ protocol, nonce, type: 'ready' })
})
`

/** For a phone, in the light and in the dark. */
export const MOBILE_STYLE = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; }
header { display: flex; align-items: center; gap: .75rem; padding: .75rem 1rem; border-bottom: 1px solid #8884; font-weight: 600; }
header img { width: 36px; height: 36px; }
main { padding: 1rem; } main > img { display: block; width: 100%; aspect-ratio: 16 / 10; object-fit: cover; border-radius: 12px; }
h1 { margin: 1rem 0 .5rem; font-size: 1.25rem; line-height: 1.4; text-wrap: balance; }
ul { padding: 0; list-style: none; } li { margin: 0; border-bottom: 1px solid #8884; } li a { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; color: inherit; text-decoration: none; }
.price { white-space: nowrap; font-weight: 600; } .muted { opacity: .75; }
.do { display: block; margin: 1rem 0; padding: .75rem; border-radius: 12px; background: CanvasText; color: Canvas; text-align: center; text-decoration: none; }
.more { color: inherit; font-size: .875rem; }
`
