/** The HTML of a page: the shell's scripts, the route's module scripts in advance, and all facts for the shell. */
import { BOOT_DATA_ELEMENT_ID, type BootData, type ModuleMap, type PublicSettings } from '@campus/contracts/composition'
import { firstScriptsOf, type ModulePage } from '@campus/contracts/route'
import { pageTitle } from '@campus/contracts/title'

import { html, Html } from '../../platform/http/html'
import { integrityOf, type PublishedShell } from '../registry/release.model'
import { firstPaint, firstPaintCss, partnerFirstPaint, WATCH_SCRIPTS } from './first-paint'
import { MESSAGES, type Locale } from './gateway.messages'
import { attribute, scriptJson } from './markup'
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
  const messages = MESSAGES[locale]
  const title = titleOf(question)
  const logo = school.buSchoolInfo.logo || school.schoolInfo.logo
  return html`<!doctype html>
<html lang="${locale}"${attribute('data-scheme', scheme ?? '')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce"${NONCE}>
<title>${title}</title>
<script${NONCE}>${WATCH_SCRIPTS}</script>
${shell.manifest.scripts.map((name) => shellScript(shell, name))}${shell.manifest.css.map((name) => styleSheet(shell, name))}${preloads(page)}${HEAD}${page?.route.login === true ? html`<meta name="robots" content="noindex">\n` : ''}<link rel="icon" href="/favicon.svg${schoolQuery}" type="image/svg+xml">
<style${NONCE}>${firstPaintCss(school.tenantSettings)}</style>
</head>
<body>
<div id="root">${page?.route.special === true ? partnerFirstPaint(messages) : firstPaint(schoolNameOf(school, messages.defaultTitle), logo, messages)}</div>
<noscript><p class="first-note">${messages.scriptNeeded}</p></noscript>
${jsonScript(SHELL_RELEASE_ELEMENT_ID, { base: shell.base, integrity: integrityOf(shell.manifest) })}
${jsonScript(BOOT_DATA_ELEMENT_ID, bootDataOf(question))}
</body>
</html>
`.source
}

const HEAD = new Html(placeholder('head'))

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

function bootDataOf({ school, settings, map }: PageQuestion): BootData {
  const { tenantId, schoolInfo, buSchoolInfo, tenantSettings } = school
  return {
    tenantId,
    schoolInfo,
    buSchoolInfo,
    tenantSettings,
    settings,
    moduleMap: map,
    traceId: placeholder('traceId'),
  }
}
