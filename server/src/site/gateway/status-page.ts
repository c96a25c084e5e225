/** Standalone pages: no school, or the school cannot be found out now. */
import { themeCss } from '@campus/ui/theme'
import { color, font, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { html, Html } from '../../platform/http/html'
import { MESSAGES, type Locale } from './gateway.messages'
import { PageTemplate, placeholder } from './page-template'

type StatusPage = 'schoolNotFound' | 'unavailable'

/** The colour of no school. */
const ACCENT = '#3f5b73'

const CSS = [
  themeCss({ accent: ACCENT }),
  `body{box-sizing:border-box;display:grid;place-items:center;min-height:100vh;margin:0;padding:${space[6]};background:${color.bg};color:${color.text};font:${weight.regular} ${text.m} ${font.sans}}`,
  `main{max-width:28rem;padding:${space[10]} ${space[8]};background:${color.surface};border:1px solid ${color.border};border-radius:${radius.l};box-shadow:${shadow[2]};text-align:center}`,
  `svg{width:${space[16]};height:${space[16]};color:${color.accentText}}`,
  `h1{margin:${space[4]} 0 ${space[2]};font:${weight.bold} ${text.xl} ${font.sans};text-wrap:balance}`,
  `p{margin:0;color:${color.textMuted};text-wrap:balance}`,
  `a{display:inline-block;margin-top:${space[6]};padding:${space[2]} ${space[6]};background:${color.accent};border-radius:${radius.m};color:${color.onAccent};font-weight:${weight.medium};text-decoration:none}`,
  `a:focus-visible{outline:3px solid ${color.focus};outline-offset:2px}`,
  `small{display:block;margin-top:${space[6]};color:${color.textSubtle};font:${weight.regular} ${text.xs} ${font.sans};overflow-wrap:anywhere}`,
].join('')

const SIGNPOST = new Html(
  '<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M24 6v5M24 25v17M15 42h18M10 11h24l6 7-6 7H10z"/><path d="M20 18h8" opacity=".5"/></svg>',
)

const CLOUD = new Html(
  '<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M14 36a9 9 0 0 1-1-17.9A12 12 0 0 1 36 20a8 8 0 0 1-1 16z"/><path d="M19 28h10" opacity=".5"/></svg>',
)

/** The page that says that a school does not exist, or cannot be found out now. It names no school. */
export function statusPage(page: StatusPage, locale: Locale): PageTemplate {
  return PAGES[page][locale]
}

function compose(page: StatusPage, locale: Locale): PageTemplate {
  const messages = MESSAGES[locale]
  const unavailable = page === 'unavailable'
  const title = messages[page]
  return new PageTemplate(
    html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${new Html(placeholder('nonce'))}">${new Html(CSS)}</style>
</head>
<body>
<main>
${unavailable ? CLOUD : SIGNPOST}
<h1>${title}</h1>
<p>${unavailable ? messages.unavailableHint : messages.schoolNotFoundHint}</p>
${unavailable ? html`<a href="">${messages.retry}</a>\n<small>${messages.reference(placeholder('traceId'))}</small>\n` : ''}</main>
</body>
</html>
`.source,
  )
}

const PAGES: Readonly<Record<StatusPage, Readonly<Record<Locale, PageTemplate>>>> = {
  schoolNotFound: { 'zh-CN': compose('schoolNotFound', 'zh-CN'), en: compose('schoolNotFound', 'en') },
  unavailable: { 'zh-CN': compose('unavailable', 'zh-CN'), en: compose('unavailable', 'en') },
}
