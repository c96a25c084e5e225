import type { TOptions } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

import type { Catalogue, LoadTranslation } from './catalogue'
import { i18n, registerCatalogue, SHARED_NAMESPACE } from './instance'
import type { sharedZhCN } from './shared.zh-CN'

/** An id of the shared catalogue, which every owner may use. */
export type SharedMessageId = keyof typeof sharedZhCN

/** The values of a text's `{placeholders}`. */
export type MessageParams = Readonly<Record<string, string | number>>

/** Returns the text of an id in the current locale. */
export type Translate<Id extends string> = (id: Id | SharedMessageId, params?: MessageParams) => string

export interface Messages<Id extends string> {
  /** For components: renders again when the locale changes or its texts arrive. */
  useT: () => Translate<Id>
  /** For code outside React: uses the locale at the moment of the call. */
  translate: Translate<Id>
}

/**
 * Registers an owner's texts and returns typed functions to read them. `zhCN` is bundled with the caller;
 * `loadEn` runs only when the locale is English.
 */
export function defineMessages<const Zh extends Catalogue>(
  zhCN: Zh,
  loadEn: LoadTranslation<Zh>,
): Messages<keyof Zh & string> {
  return messagesIn(registerCatalogue(zhCN, loadEn))
}

function messagesIn<Id extends string>(namespace: string): Messages<Id> {
  const namespaces = [namespace, SHARED_NAMESPACE]
  return {
    useT() {
      const { t } = useTranslation(namespaces, { i18n })
      return useCallback((id: string, params?: MessageParams) => t(id, textOptions(params)), [t])
    },
    translate: (id: string, params?: MessageParams) => i18n.t(id, { ns: namespace, ...textOptions(params) }),
  }
}

/** Values are passed as `replace`, so that none is read as an i18next option; `n` picks the singular. */
function textOptions(params: MessageParams = {}): TOptions {
  const { n } = params
  return typeof n === 'number' ? { replace: params, count: n } : { replace: params }
}

/** The shared texts, for packages without a catalogue of their own. */
export const { useT: useSharedT, translate: translateShared } = messagesIn<never>(SHARED_NAMESPACE)
