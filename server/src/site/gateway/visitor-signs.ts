/** The language and device of a request's visitor, without identifying anybody. */
import type { FastifyRequest } from 'fastify'

import { LOCALE_COOKIE, SCHEME_COOKIE } from '@campus/contracts/preference-cookies'
import { isMobileUserAgent } from '@campus/contracts/title'

import { LOCALES, type Locale } from './gateway.messages'

export type Scheme = 'light' | 'dark'

/** The visitor's language, else the portal's own. */
export function chosenLocaleOf(request: Pick<FastifyRequest, 'cookies'>): Locale {
  return LOCALES.find((locale) => locale === request.cookies[LOCALE_COOKIE]) ?? 'zh-CN'
}

/** The visitor's colour scheme; null when the device decides. */
export function chosenSchemeOf(request: Pick<FastifyRequest, 'cookies'>): Scheme | null {
  const chosen = request.cookies[SCHEME_COOKIE]
  return chosen === 'light' || chosen === 'dark' ? chosen : null
}

/** The visitor's language, else the browser's first choice. */
export function likelyLocaleOf(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Locale {
  if (request.cookies[LOCALE_COOKIE] !== undefined) return chosenLocaleOf(request)
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh-CN'
}

/** Whether the visitor uses a phone: by the browser's own hint if it gives one, else by the user agent. */
export function isMobile(headers: FastifyRequest['headers']): boolean {
  const word = headers['sec-ch-ua-mobile']
  if (word === '?1' || word === '?0') return word === '?1'
  return isMobileUserAgent(headers['user-agent'] ?? '')
}

/** Whether the request is for a page, and not for a script, picture or data at a page's address. */
export function wantsPage(headers: FastifyRequest['headers']): boolean {
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined) {
    return destination === 'document' || destination === 'iframe' || destination === 'empty'
  }
  const accepted = headers.accept
  return accepted === undefined || /text\/html|\*\/\*/.test(accepted)
}
