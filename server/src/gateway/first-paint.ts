/** What a visitor sees before the first script runs: the school's colours, its name and mark where the header will stand. */
import { themeCss } from '@campus/ui/theme'
import { layer, size, space, weight } from '@campus/ui/tokens'
import { html, Html } from '../http/html'
import type { School } from './schools'

/** Style rules of the first paint, with the school's design tokens. */
export function firstPaintCss({ accentColour, corners }: School['tenantSettings']): Html {
  return new Html(themeCss({ accent: accentColour, radius: corners }) + LAYOUT_CSS)
}

const LAYOUT_CSS = [
  'body{margin:0;background:var(--color-bg);color:var(--color-text);font:400 var(--text-m) var(--font-sans)}',
  `.first-header{position:relative;z-index:${layer.header};background:var(--color-surface);border-bottom:1px solid var(--color-border)}`,
  `.first-bar{box-sizing:border-box;display:flex;align-items:center;gap:${space[3]};max-width:${size.content};height:${size.headerHeight};margin:0 auto;padding:0 ${space[4]}}`,
  `.first-bar img{width:${space[10]};height:${space[10]};object-fit:contain;border-radius:var(--radius-s)}`,
  `.first-bar b{overflow:hidden;font-weight:${weight.bold};font-size:1.125rem;white-space:nowrap;text-overflow:ellipsis}`,
  `.first-note{max-width:${size.content};margin:${space[12]} auto;padding:0 ${space[4]}}`,
].join('')

/** The placeholder the shell draws over. */
export function firstPaint(name: string, logo: string): Html {
  const mark = isPicture(logo) ? html`<img src="${logo}" alt="" width="40" height="40">` : ''
  return html`<div class="first-header" aria-busy="true"><div class="first-bar">${mark}<b>${name}</b></div></div>`
}

/** Whether an address may stand in a page as a picture's. */
export function isPicture(address: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))/.test(address)
}
