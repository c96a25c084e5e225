import { act } from '@testing-library/react'
import type { ReactElement } from 'react'

import { setLocale } from '@campus/i18n/locale'
import { defineMessages } from '@campus/i18n/messages'

export interface LateTexts {
  /** Loads the component 「你好」, as a dynamic import does; its texts are registered from then on. */
  readonly load: () => Promise<() => ReactElement>
  /** Its English text, "Hello", arrives. */
  readonly arrive: () => Promise<void>
}

/** For a reader of English: code that arrives before its texts. */
export async function lateTexts(): Promise<LateTexts> {
  await setLocale('en')
  let resolve: (texts: { en: { hello: string } }) => void = () => undefined
  return {
    load: async () => {
      const { useT } = defineMessages({ hello: '你好' }, () => new Promise((arrived) => (resolve = arrived)))
      return () => <span>{useT()('hello')}</span>
    },
    arrive: () => act(async () => resolve({ en: { hello: 'Hello' } })),
  }
}

afterEach(() => setLocale('zh-CN'))
