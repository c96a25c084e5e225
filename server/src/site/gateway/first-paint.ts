/**
 * The page before the shell draws: the school's colours, and its name and mark where the header will be. If
 * the shell's scripts fail or take long, a notice.
 */
import { DRAWN_ATTRIBUTE, PRESSABLE, PRESSED_ATTRIBUTE } from '@campus/contracts/drawn-page'
import { themeCss } from '@campus/ui/theme'
import { color, layer, media, size, space, weight } from '@campus/ui/tokens'

import { html, Html } from '../../platform/http/html'
import type { Messages } from './gateway.messages'
import type { School } from './schools'

/** Style rules of the first paint, with the school's design tokens. */
export function firstPaintCss({ accentColour, corners }: School['tenantSettings']): Html {
  return new Html(themeCss({ accent: accentColour, radius: corners }) + LAYOUT_CSS)
}

/**
 * As in the shell's header, so that nothing moves when the shell draws: its wide form, its utility row, its
 * gutters.
 */
const WIDE_HEADER = '(min-width:1100px)'
const UTILITY_HEIGHT = space[10]

/** Time for the shell until the notice appears. */
const LATE = '12s'

const LAYOUT_CSS = [
  'body{margin:0;background:var(--color-bg);color:var(--color-text);font:400 var(--text-m) var(--font-sans)}',
  `.first-header{position:relative;z-index:${layer.header};background:var(--color-surface);border-bottom:1px solid var(--color-border)}`,
  `.first-bar{box-sizing:border-box;display:flex;align-items:center;gap:${space[3]};max-width:calc(${size.content} + 2*${space[8]});height:${size.headerHeight};margin:0 auto;padding:0 ${space[8]}}`,
  '.first-bar img{width:36px;height:36px;object-fit:contain;border-radius:var(--radius-m)}',
  `.first-bar b{overflow:hidden;font:${weight.bold} 1rem/1.25 var(--font-sans);text-wrap:balance}`,
  `.first-note{max-width:${size.content};margin:0 auto;padding:${space[12]} ${space[4]}}`,
  // Shown without a script, because scripts are what is missing.
  `.first-late{visibility:hidden;animation:first-late 0s ${LATE} forwards}.first-failed .first-late{animation-delay:0s}`,
  `.first-late{text-align:center}.first-late a{display:block;width:fit-content;margin:${space[4]} auto;padding:${space[2]} ${space[6]};border-radius:var(--radius-m);background:${color.accent};color:${color.onAccent};text-decoration:none}`,
  `[${DRAWN_ATTRIBUTE}]>.first-late,.first-form{position:fixed;z-index:${layer.dialog};inset:auto 0 0;max-width:none;margin:0;padding:${space[4]};border-top:1px solid var(--color-border);background:var(--color-surface)}`,
  // The page ends above it.
  '.first-form{position:sticky;text-align:center}',
  // Somebody has pressed something whose code is still to come: as the loading bar of the shell.
  `[${PRESSED_ATTRIBUTE}]{cursor:progress;opacity:0.6}:root:has([${DRAWN_ATTRIBUTE}] [${PRESSED_ATTRIBUTE}])::before{content:'';position:fixed;z-index:${layer.toast};inset:0 0 auto;height:3px;background:${color.accentText};transform-origin:left}`,
  `@media ${media.motion}{:root::before{animation:first-wait 8s ease-out both}}@keyframes first-wait{0%{scale:0 1}10%{scale:.35 1}40%{scale:.7 1}to{scale:.95 1}}`,
  '@keyframes first-late{to{visibility:visible}}@media (scripting:none){.first-late{display:none}',
  // Nothing answers a press on these; pictures are still to be seen.
  `[${DRAWN_ATTRIBUTE}] button:not([type="submit"],[aria-selected="true"],:has(img)){display:none}}`,
  `@media ${media.tablet}{.first-bar{padding:0 ${space[6]}}}`,
  `@media ${media.phone}{.first-bar{padding:0 ${space[4]}}}`,
  `@media ${WIDE_HEADER}{.first-school::before{content:'';display:block;height:${UTILITY_HEIGHT};background:var(--color-surface-sunken)}`,
  '.first-bar img{width:40px;height:40px}',
  // The line under the name, which arrives with the school's properties.
  `.first-bar b{font:${weight.bold} var(--text-l) var(--font-sans);line-height:1.35}.first-bar b::after{content:"\\a0";display:block;font:400 var(--text-xs) var(--font-sans)}}`,
].join('')

type Notice = Pick<Messages, 'notStarted' | 'reload'>

/** The placeholder that the shell replaces, with the name that its header shows. */
export function firstPaint(name: string, logo: string, notice: Notice): Html {
  const mark = isPicture(logo) ? html`<img src="${logo}" alt="" width="40" height="40">` : ''
  return html`<div class="first-header first-school" aria-busy="true"><div class="first-bar">${mark}<b>${name}</b></div></div>
${lateNotice(notice)}`
}

/**
 * The placeholder of a page that may wear a partner's header. Only the browser knows whether it does, so no
 * name stands there that another replaces.
 */
export function partnerFirstPaint(notice: Notice): Html {
  return html`<div class="first-header" aria-busy="true"><div class="first-bar"></div></div>
${lateNotice(notice)}`
}

/** Stands unseen until the shell is late or has failed. */
export function lateNotice({ notStarted, reload }: Notice): Html {
  return html`<p class="first-note first-late" role="alert">${notStarted}<a href="">${reload}</a></p>`
}

/** Keeps in mind what is pressed in the server's drawing, whose code is still to come. */
const KEEP_PRESS = [
  `addEventListener("click",({target})=>{const pressed=target.closest?.("[${DRAWN_ATTRIBUTE}] ${PRESSABLE}");if(!pressed)return`,
  `document.querySelector("[${PRESSED_ATTRIBUTE}]")?.removeAttribute("${PRESSED_ATTRIBUTE}")`,
  `pressed.setAttribute("${PRESSED_ATTRIBUTE}","")},true)`,
].join(';')

/**
 * Shows the notice at once when one of the shell's own scripts has failed; only these are deferred. The
 * browser caches a broken script for a year, as we told it to, so reloading fetches it past the cache.
 */
const WATCH_SCRIPTS = [
  'addEventListener("error",({target})=>{if(target.defer)document.documentElement.classList.add("first-failed")},true)',
  'addEventListener("click",(event)=>{if(!event.target.matches(".first-late a"))return',
  'event.preventDefault()',
  'const anew=(script)=>fetch(script.src,{cache:"reload"}).then((response)=>response.blob())',
  'Promise.allSettled(Array.from(document.querySelectorAll("script[defer]"),anew)).then(()=>location.reload())})',
].join(';')

/** A form of the server's drawing is sent by its code; without any script the browser sends it. */
const KEEP_FORMS = `addEventListener("submit",(event)=>{if(event.target.closest("[${DRAWN_ATTRIBUTE}]"))event.preventDefault()},true)`

/** What runs before any other script. */
export const FIRST_SCRIPT = new Html(`${WATCH_SCRIPTS};${KEEP_PRESS};${KEEP_FORMS}`)

/** Whether an address may be a picture in a page. */
export function isPicture(address: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))/.test(address)
}
