/** The HTML of a page: the shell's scripts, the route's module scripts in advance, and all facts for the shell. */
import { randomBytes } from 'node:crypto'

import { BOOT_DATA_ELEMENT_ID, type BootData, type ModuleMap } from '@campus/contracts/composition'
import {
  CAPTCHA_KEY_PLACEHOLDER,
  DRAWN_ATTRIBUTE,
  READS_ELEMENT_ID,
  type DrawnPage,
} from '@campus/contracts/drawn-page'
import type { GivenOverride } from '@campus/contracts/override'
import type { PublicSettings } from '@campus/contracts/public-settings'
import { firstScriptsOf, type ModulePage } from '@campus/contracts/route'
import { pageTitle } from '@campus/contracts/title'

import { html, Html } from '../../platform/http/html'
import { integrityOf, type PublishedShell } from '../registry/release.model'
import { FIRST_SCRIPT, firstPaint, firstPaintCss, lateNotice, partnerFirstPaint } from './first-paint'
import { MESSAGES, type Locale } from './gateway.messages'
import { attribute, safeJson, scriptJson } from './markup'
import { schoolNameOf } from './page-head'
import { placeholder } from './page-template'
import type { School } from './schools'
import type { Scheme } from './visitor-signs'

/** Id of the JSON script that lists the shell's own files. */
const SHELL_RELEASE_ELEMENT_ID = 'campus-shell'

/** The inputs of a page's HTML besides its placeholders. */
export interface PageQuestion {
  readonly school: School
  readonly settings: PublicSettings
  /** As the page gets it. */
  readonly map: ModuleMap
  readonly shell: PublishedShell
  /** The module route of the address; null for a page of the shell. */
  readonly page: ModulePage | null
  readonly locale: Locale
  /** null: the device's setting. */
  readonly scheme: Scheme | null
  readonly isMobile: boolean
  /** The query part that names the school, `?schoolId=…`; '' when the host does. */
  readonly schoolQuery: string
  /** Of a developer's page. */
  readonly override?: GivenOverride | undefined
}

/** The title by which a page is known: the school's, or the portal's when the school has no name. */
export function titleOf({
  school,
  settings,
  page,
  locale,
  isMobile,
}: Pick<PageQuestion, 'school' | 'settings' | 'page' | 'locale' | 'isMobile'>): string {
  const isQueryPage = page?.route.title === 'query'
  return pageTitle({ ...school, settings, isMobile, isQueryPage }) || MESSAGES[locale].defaultTitle
}

const NONCE = new Html(` nonce="${placeholder('nonce')}"`)

/** The page's text, with placeholders. */
export function documentOf(question: PageQuestion): string {
  const { school, shell, page, locale, scheme, schoolQuery } = question
  const title = titleOf(question)
  return html`<!doctype html>
<html lang="${locale}"${attribute('data-scheme', scheme ?? '')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce"${NONCE}>
<title>${title}</title>
<script${NONCE}>${FIRST_SCRIPT}</script>
${shell.manifest.scripts.map((name) => shellScript(shell, name))}${shell.manifest.css.map((name) => styleSheet(shell, name))}${preloads(page)}${HEAD}${page?.route.login === true ? html`<meta name="robots" content="noindex">\n` : ''}<link rel="icon" href="/favicon.svg${schoolQuery}" type="image/svg+xml">
<style${NONCE}>${firstPaintCss(school.tenantSettings)}</style>
</head>
<body>
${ROOT}
${jsonScript(SHELL_RELEASE_ELEMENT_ID, { base: shell.base, integrity: integrityOf(shell.manifest) })}
${jsonScript(BOOT_DATA_ELEMENT_ID, { ...bootDataOf(question), serverTime: placeholder('serverTime') })}
</body>
</html>
`.source
}

const HEAD = new Html(placeholder('head'))
const ROOT = new Html(placeholder('root'))

/** The root of a page that the browser draws. */
export function undrawnRoot({ school, page, locale }: Pick<PageQuestion, 'school' | 'page' | 'locale'>): string {
  const messages = MESSAGES[locale]
  const logo = school.buSchoolInfo.logo || school.schoolInfo.logo
  const first =
    page?.route.lease !== undefined
      ? lateNotice(messages)
      : page?.route.special === true
        ? partnerFirstPaint(messages)
        : firstPaint(schoolNameOf(school, messages.defaultTitle), logo, messages)
  return html`<div id="root">${first}</div>
<noscript><p class="first-note">${messages.scriptNeeded}</p></noscript>`.source
}

/** The root of a page that the server has drawn, and the reads it was made of. */
export function drawnRoot(
  { html: drawn, reads }: DrawnPage,
  { nonce, locale }: { readonly nonce: string; readonly locale: Locale },
): string {
  const { partlyStarted, reload, formNeedsScript } = MESSAGES[locale]
  const notice = lateNotice({ notStarted: partlyStarted, reload })
  const content = drawn.replaceAll(CAPTCHA_KEY_PLACEHOLDER, randomBytes(8).toString('hex'))
  return html`<div id="root"${attribute(DRAWN_ATTRIBUTE, 'true')}>${new Html(content)}${notice}</div>${FORM_OF_SCRIPT.test(content) ? withoutScript(formNeedsScript) : ''}
<script type="application/json" id="${READS_ELEMENT_ID}" nonce="${nonce}">${safeJson(reads)}</script>`.source
}

/** One that says how it is sent works without a script. */
const FORM_OF_SCRIPT = /<form(?![^>]*\bmethod=)/

function withoutScript(words: string): Html {
  return html`
<noscript><p class="first-note first-form">${words}</p></noscript>`
}

/** The styles of what the server has drawn; they go when the browser's own drawing takes its place. */
export function drawnStyles({ css }: DrawnPage, nonce: string): string {
  // Nothing but a text within the styles can end them; there the stroke reads the same escaped.
  const rules = css.replaceAll('</', '<\\/')
  return html`<style${attribute(DRAWN_ATTRIBUTE, 'true')} nonce="${nonce}">${new Html(rules)}</style>
`.source
}

function shellScript({ base, manifest }: PublishedShell, name: string): Html {
  return html`<script defer fetchpriority="high" src="${base}${name}" crossorigin="anonymous"${integrity(manifest.files[name]?.integrity)}${NONCE}></script>
`
}

function styleSheet({ base, manifest }: PublishedShell, name: string): Html {
  return html`<link rel="stylesheet" href="${base}${name}" crossorigin="anonymous"${integrity(manifest.files[name]?.integrity)}${NONCE}>
`
}

/** The scripts that the route needs, requested before the shell knows the route. */
function preloads(page: ModulePage | null): Html[] {
  if (page === null) return []
  const { module } = page
  return firstScriptsOf(page).map(
    (name) =>
      html`<link rel="preload" as="script" href="${module.base}${name}" crossorigin="anonymous"${integrity(module.integrity[name])}${NONCE}>
`,
  )
}

function integrity(value: string | undefined): Html {
  return attribute('integrity', value ?? '')
}

function jsonScript(id: string, value: unknown): Html {
  return html`<script type="application/json" id="${id}"${NONCE}>${scriptJson(value)}</script>`
}

/** The facts for the shell, with placeholders. */
export function bootDataOf({
  school,
  settings,
  map,
  override,
}: Pick<PageQuestion, 'school' | 'settings' | 'map' | 'override'>): BootData {
  const { tenantId, schoolInfo, buSchoolInfo, tenantSettings } = school
  return {
    tenantId,
    schoolInfo,
    buSchoolInfo,
    tenantSettings,
    settings,
    moduleMap: { ...map, pageToken: placeholder('pageToken') },
    traceId: placeholder('traceId'),
    ...(override !== undefined && { override }),
  }
}
