/**
 * The page's one i18next instance, with the shared texts. Only `locale` and `messages`, which the shell
 * shares with every module, import this file: a second copy would have its own locale.
 */
import i18next, { type BackendModule, type i18n as I18n, type ResourceKey } from 'i18next'

import type { Catalogue, LoadTranslation } from './catalogue'
import { rememberedLocale } from './remembered-locale'
import { sharedZhCN } from './shared.zh-CN'

export const SHARED_NAMESPACE = 'shared'

const loaders = new Map<string, () => Promise<ResourceKey>>([
  [SHARED_NAMESPACE, async () => (await import('./shared.en')).en],
])

/** zh-CN arrives with its owner's code; only the second language is loaded here. */
const translations: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  read(_locale, namespace, done) {
    const load = loaders.get(namespace) ?? (async () => ({}))
    load().then(
      (texts) => done(null, texts),
      // 'true' asks i18next to try again: a chunk lost to a dropped connection may load next time.
      (error: unknown) => done(error instanceof Error ? error : String(error), true),
    )
  },
}

export const i18n: I18n = i18next.createInstance()

i18n.on('languageChanged', (locale) => {
  if (typeof document !== 'undefined') document.documentElement.lang = locale
  // A catalogue registered during the change is not part of it yet.
  void i18n.loadNamespaces([])
})

// Texts that failed to load are shown in zh-CN, and are tried again with the next catalogue or change.
i18n.on('failedLoading', (_locale, _namespace, error: unknown) => globalThis.reportError?.(error))

void i18n.use(translations).init({
  lng: rememberedLocale(),
  fallbackLng: 'zh-CN',
  supportedLngs: ['zh-CN', 'en'],
  load: 'currentOnly',
  initAsync: false,
  resources: { 'zh-CN': { [SHARED_NAMESPACE]: sharedZhCN } },
  partialBundledLanguages: true,
  ns: [SHARED_NAMESPACE],
  defaultNS: SHARED_NAMESPACE,
  fallbackNS: SHARED_NAMESPACE,
  keySeparator: false,
  nsSeparator: false,
  // React escapes the output.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  maxRetries: 2,
  react: { useSuspense: false, bindI18nStore: 'added' },
})

let registered = 0

/**
 * Adds an owner's texts under their own namespace, so that two modules may use the same id. Starts loading
 * their translation if the locale needs it; until it arrives the texts are in zh-CN.
 */
export function registerCatalogue<Zh extends Catalogue>(zhCN: Zh, loadEn: LoadTranslation<Zh>): string {
  registered += 1
  const namespace = `catalogue-${registered}`
  loaders.set(namespace, async () => (await loadEn()).en)
  i18n.addResourceBundle('zh-CN', namespace, zhCN)
  void i18n.loadNamespaces(namespace)
  return namespace
}
