import { useEffect, useState } from 'react'

import { localeReady } from '@campus/i18n/locale'

export interface Loaded<Part> {
  /** Undefined until it has loaded. */
  readonly part: Part | undefined
  readonly error: Error | undefined
}

/** Loaded code is there at the first render of the next component that needs it. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>()

/** Fetches the code for {@link useLoaded} in advance, so that it is there at the first render. */
export async function loadAhead<Part>(load: () => Promise<Part>): Promise<void> {
  arrived.set(load, await load())
}

/**
 * Code from a chunk of its own, loaded when it is `wanted`. Unlike `React.lazy` it does not remember a
 * failure: mounting again, as after a retry, loads again. `load` must be the same function at every render.
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

/** The code registers its own texts: in a language other than Chinese they are loaded only now. */
async function loadWithTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  await localeReady()
  return part
}
