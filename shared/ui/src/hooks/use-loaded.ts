import { useEffect, useState } from 'react'

import { localeReady } from '@campus/i18n/locale'

export interface Loaded<Part> {
  /** Undefined until it has come. */
  readonly part: Part | undefined
  readonly error: Error | undefined
}

/** What has come once is there at the first render of whoever needs it next. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>()

/** Fetches ahead what {@link useLoaded} will want: it is then there at the first render. */
export async function loadAhead<Part>(load: () => Promise<Part>): Promise<void> {
  arrived.set(load, await load())
}

/**
 * Code from a chunk of its own, fetched when it is `wanted`. Unlike `React.lazy` it does not remember
 * a failure: who mounts again, as after a retry, asks again. `load` must be the same function at every
 * render.
 */
export function useLoaded<Part>(load: () => Promise<Part>, wanted = true): Loaded<Part> {
  const [state, setState] = useState<Loaded<Part>>(() => ({
    part: arrived.get(load) as Part | undefined,
    error: undefined,
  }))
  const missing = wanted && state.part === undefined

  useEffect(() => {
    if (!missing) return undefined
    let mounted = true
    loadWithTexts(load).then(
      (part) => {
        arrived.set(load, part)
        if (mounted) setState({ part, error: undefined })
      },
      (reason: unknown) => {
        const error = reason instanceof Error ? reason : new Error(String(reason))
        if (mounted) setState({ part: undefined, error })
      },
    )
    return () => {
      mounted = false
    }
  }, [missing, load])

  return state
}

/** Code brings texts of its own: in another language than Chinese these are fetched only now. */
async function loadWithTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  await localeReady()
  return part
}
