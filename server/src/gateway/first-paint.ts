/** What a visitor sees before the first script runs: the school's colours, its name and mark where the header will stand. */
import { themeCss } from '@campus/ui/theme'
import { layer, media, size, space, weight } from '@campus/ui/tokens'
import { html, Html } from '../http/html'
import type { School } from './schools'

/** Style rules of the first paint, with the school's design tokens. */
export function firstPaintCss({ accentColour, corners }: School['tenantSettings']): Html {
  return new Html(themeCss({ accent: accentColour, radius: corners }) + LAYOUT_CSS)
}

/** As in the shell's header, so that nothing moves when it takes over: its wide form, its utility row, its gutters. */
const WIDE_HEADER = '(min-width:1100px)'
const UTILITY_HEIGHT = space[10]

const LAYOUT_CSS = [
  'body{margin:0;background:var(--color-bg);color:var(--color-text);font:400 var(--text-m) var(--font-sans)}',
  `.first-header{position:relative;z-index:${layer.header};background:var(--color-surface);border-bottom:1px solid var(--color-border)}`,
  `.first-bar{box-sizing:border-box;display:flex;align-items:center;gap:${space[3]};max-width:calc(${size.content} + 2*${space[8]});height:${size.headerHeight};margin:0 auto;padding:0 ${space[8]}}`,
  '.first-bar img{width:36px;height:36px;object-fit:contain;border-radius:var(--radius-m)}',
  `.first-bar b{overflow:hidden;font:${weight.bold} 1rem/1.25 var(--font-sans);text-wrap:balance}`,
  `.first-note{max-width:${size.content};margin:${space[12]} auto;padding:0 ${space[4]}}`,
  `@media ${media.tablet}{.first-bar{padding:0 ${space[6]}}}`,
  `@media ${media.phone}{.first-bar{padding:0 ${space[4]}}}`,
  `@media ${WIDE_HEADER}{.first-header::before{content:'';display:block;height:${UTILITY_HEIGHT};background:var(--color-surface-sunken)}`,
  '.first-bar img{width:40px;height:40px}',
  // The line under the name, which comes with the school's properties.
  `.first-bar b{font:${weight.bold} var(--text-l) var(--font-sans);line-height:1.35}.first-bar b::after{content:"\\a0";display:block;font:400 var(--text-xs) var(--font-sans)}}`,
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
