/** What a request says of its visitor's language and device, without telling who it is. */
import type { FastifyRequest } from 'fastify'

import { isMobileUserAgent } from '@campus/contracts/title'

import { LOCALES, type Locale } from './gateway.messages'

export type Scheme = 'light' | 'dark'

/** Cookie in which the page keeps the language its visitor chose. */
const LOCALE_COOKIE = 'campus.locale'

/** The language the visitor chose, else the portal's own. */
export function chosenLocaleOf(request: Pick<FastifyRequest, 'cookies'>): Locale {
  return LOCALES.find((locale) => locale === request.cookies[LOCALE_COOKIE]) ?? 'zh-CN'
}

/** Cookie in which the page keeps the colour scheme its visitor chose. */
const SCHEME_COOKIE = 'campus.scheme'

/** The colour scheme the visitor chose; null when the device decides. */
export function chosenSchemeOf(request: Pick<FastifyRequest, 'cookies'>): Scheme | null {
  const chosen = request.cookies[SCHEME_COOKIE]
  return chosen === 'light' || chosen === 'dark' ? chosen : null
}

/** The language the visitor chose, else the one the browser asks for first. */
export function likelyLocaleOf(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Locale {
  if (request.cookies[LOCALE_COOKIE] !== undefined) return chosenLocaleOf(request)
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh-CN'
}

/** Whether the page is for a phone: by the browser's own word where it gives one, else by its name. */
export function isMobile(headers: FastifyRequest['headers']): boolean {
  const word = headers['sec-ch-ua-mobile']
  if (word === '?1' || word === '?0') return word === '?1'
  return isMobileUserAgent(headers['user-agent'] ?? '')
}

/** Whether a page is wanted, and not a script, a picture or data that happens to stand at a page's address. */
export function wantsPage(headers: FastifyRequest['headers']): boolean {
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined) {
    return destination === 'document' || destination === 'iframe' || destination === 'empty'
  }
  const accepted = headers.accept
  return accepted === undefined || /text\/html|\*\/\*/.test(accepted)
}
