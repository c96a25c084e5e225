import { LOCALE_COOKIE, preferenceCookie } from '@campus/contracts/preference-cookies'

export const LOCALES = ['zh-CN', 'en'] as const

/** A language of the portal. */
export type Locale = (typeof LOCALES)[number]

const STORAGE_KEY = 'campus.locale'

/** The locale chosen on an earlier visit, else zh-CN. */
export function rememberedLocale(): Locale {
  return LOCALES.find((locale) => locale === readStorage()) ?? 'zh-CN'
}

/** Remembers the choice for the next visit; if storage is blocked it lasts for this page. */
export function rememberLocale(locale: Locale): void {
  try {
    // A cookie, because the server writes the page's language and title before any script runs.
    document.cookie = preferenceCookie(LOCALE_COOKIE, locale, location.protocol)
    localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    // Storage is blocked or full: the running page keeps the choice in i18next.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    // No storage: the visitor blocked it, or this code runs outside a browser.
    return null
  }
}
