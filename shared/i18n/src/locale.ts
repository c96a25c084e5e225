import { useSyncExternalStore } from 'react'

import { i18n } from './instance'
import { rememberLocale, type Locale } from './remembered-locale'

export { LOCALES, type Locale } from './remembered-locale'

/** The locale the page is read in now. */
export function getLocale(): Locale {
  return i18n.language === 'en' ? 'en' : 'zh-CN'
}

/**
 * Loads the texts of a locale, then shows the page in it and remembers the choice.
 * Rejects when texts could not be loaded; those then read in zh-CN.
 */
export async function setLocale(locale: Locale): Promise<void> {
  rememberLocale(locale)
  await new Promise<void>((resolve, reject) => {
    void i18n.changeLanguage(locale, (failure) => {
      if (failure) reject(new Error(`texts of locale ${locale} could not be loaded`, { cause: failure }))
      else resolve()
    })
  })
}

/** The current locale; re-renders when it changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, getLocale, getLocale)
}

/** Milliseconds texts are waited for; those that come later are put in place where they stand. */
const TIMEOUT = 1000

/**
 * Resolves when every catalogue registered so far has its texts in the current
 * locale, or after a second. Awaited before the first render, and wherever code that
 * has arrived is about to be shown, since texts come with it, it spares a reader
 * of English a glimpse of Chinese; texts that do not come hold nobody up.
 */
export async function localeReady(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT)
  })
  await Promise.race([i18n.loadNamespaces([]), late])
  clearTimeout(timer)
}

function subscribe(onChange: () => void): () => void {
  i18n.on('languageChanged', onChange)
  return () => i18n.off('languageChanged', onChange)
}
