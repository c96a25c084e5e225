import { useSyncExternalStore } from 'react'

import { i18n } from './instance'
import { rememberLocale, type Locale } from './remembered-locale'

export { LOCALES, type Locale } from './remembered-locale'

/** The page's current locale. */
export function getLocale(): Locale {
  return i18n.language === 'en' ? 'en' : 'zh-CN'
}

/**
 * Loads the texts of a locale, then switches the page to it and remembers the choice. Rejects when texts
 * failed to load; those are shown in zh-CN.
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

/** Milliseconds to wait for texts; later ones are put in place when they arrive. */
const TIMEOUT = 1000

/**
 * Resolves when every registered catalogue has its texts in the current locale, or after a second. It is
 * awaited before the first render, and before newly loaded code is shown, because that code registers texts.
 * So readers of English see no flash of Chinese, and lost texts block nobody.
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
