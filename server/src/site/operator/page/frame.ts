/** The frame of the operator's page. No script runs in it, and nothing else on this origin reads or fills it. */
import type { FastifyReply } from 'fastify'

import { html, type Html } from '../../../platform/http/html'
import type { Locale } from '../../gateway/gateway.messages'
import type { SignedIn } from './operator-accounts'
import { MESSAGES, type Messages } from './operator-page.messages'

export const OPERATOR_PAGE = '/operator'
export const STYLE_PATH = `${OPERATOR_PAGE}/style.css`

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // A module's code runs on this origin too: a window that it opens here is out of its reach.
  'cross-origin-opener-policy': 'noopener-allow-popups',
  'referrer-policy': 'same-origin',
} as const

/** `media`: where pictures and sounds come from. */
function policyOf(media: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    ['img-src data:', ...media].join(' '),
    ...(media.length === 0 ? [] : [['media-src', ...media].join(' ')]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Whoever looks at a page. */
export interface Viewer extends SignedIn {
  /** Value of `token` in each form. */
  readonly formToken: string
}

interface Page {
  readonly locale: Locale
  /** null before signing in. */
  readonly viewer: Viewer | null
  readonly title: string
  readonly body: Html
  /** The section it belongs to. */
  readonly section?: 'overview' | 'audit' | 'schools'
  /** Where pictures and sounds of a school's texts come from; none on pages without such texts. */
  readonly pictureOrigins?: readonly string[]
  readonly status?: number
}

export const NOTHING = html``

export function sendPage(
  reply: FastifyReply,
  { locale, viewer, title, body, section, pictureOrigins, status = 200 }: Page,
): FastifyReply {
  const texts = MESSAGES[locale]
  const product = viewer === null || viewer.roles.includes('view') ? texts.product : texts.teaching
  const media = pictureOrigins === undefined ? [] : ["'self'", ...pictureOrigins]
  return reply
    .code(status)
    .headers({ ...HEADERS, 'content-security-policy': policyOf(media) })
    .send(
      html`<!doctype html>
        <html lang="${locale}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${title} · ${product}</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="${STYLE_PATH}" />
          </head>
          <body>
            <header class="top">
              <div class="bar">
                <span class="product">${product}</span>
                ${viewer === null ? NOTHING : sections(texts, viewer, section)}
                <div class="who">
                  ${viewer === null ? NOTHING : signedIn(texts, viewer)}
                  <form method="post" action="${OPERATOR_PAGE}/language">
                    <input type="hidden" name="locale" value="${locale === 'en' ? 'zh-CN' : 'en'}" />
                    <button class="button quiet" lang="${locale === 'en' ? 'zh-CN' : 'en'}">
                      ${texts.otherLanguage}
                    </button>
                  </form>
                </div>
              </div>
            </header>
            <main>${body}</main>
          </body>
        </html> `.source,
    )
}

function sections(texts: Messages, { roles }: Viewer, current: Page['section']): Html {
  const links = [
    { id: 'overview', text: texts.overview, path: `${OPERATOR_PAGE}/`, role: 'view' },
    { id: 'schools', text: texts.schools, path: `${OPERATOR_PAGE}/schools`, role: 'teach' },
    { id: 'audit', text: texts.audit, path: `${OPERATOR_PAGE}/audit`, role: 'audit' },
  ] as const
  const items = links
    .filter(({ role }) => roles.includes(role))
    .map(
      ({ id, text, path }) =>
        html`<li><a href="${path}" ${id === current ? html`aria-current="page"` : NOTHING}>${text}</a></li>`,
    )
  return html`<nav aria-label="${texts.sections}">
    <ul>
      ${items}
    </ul>
  </nav>`
}

function signedIn(texts: Messages, viewer: Viewer): Html {
  const roles = viewer.roles.map((role) => texts.roles[role]).join(' · ')
  return html`<span>${texts.signedInAs(viewer.name, roles)}</span>
    <form method="post" action="${OPERATOR_PAGE}/sign-out">
      ${formToken(viewer)}<button class="button">${texts.signOut}</button>
    </form>`
}

export function formToken({ formToken: token }: Viewer): Html {
  return html`<input type="hidden" name="token" value="${token}" />`
}

/** A page that says one thing, with a way back. `language`: of the sentence, if it is not the page's. */
export function saying(
  texts: Messages,
  title: string,
  sentence: string,
  { language, back = `${OPERATOR_PAGE}/` }: { readonly language?: 'en' | undefined; readonly back?: string } = {},
): Html {
  return html`<section class="dialog">
    <h1>${title}</h1>
    <p class="fault" role="alert" ${language === undefined ? NOTHING : html`lang="${language}"`}>${sentence}</p>
    <div class="choices"><a class="button" href="${back}">${texts.back}</a></div>
  </section>`
}
