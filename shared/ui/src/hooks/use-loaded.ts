import { useEffect, useRef, useState } from 'react'

import { localeReady } from '@campus/i18n/locale'

export interface Loaded<Part> {
  /** Undefined until it has loaded. */
  readonly part: Part | undefined
  /** Why it has not come, after several tries. It is asked for again for as long as it is wanted. */
  readonly error: Error | undefined
  /** Asks again now: somebody does not want to wait. */
  readonly retry: () => void
}

/** Milliseconds before the tries that nobody hears of. */
const UNTOLD_PAUSES = [1000, 3000]
/** Milliseconds before the tries after that; the last one again and again. */
const PAUSES = [15_000, 30_000, 60_000] as const

/** Loaded code is there at the first render of the next component that needs it. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>()

/** Fetches the code for {@link useLoaded} in advance, so that it is there at the first render. */
export async function loadAhead<Part>(load: () => Promise<Part>): Promise<void> {
  arrived.set(load, await load())
}

/**
 * Code from a chunk of its own, loaded when it is `wanted`. A request that fails is made again; only when several have
 * failed there is an error, and that goes by itself when the line is back. `load` must be the same function at every
 * render.
 */
export function useLoaded<Part>(load: () => Promise<Part>, wanted = true): Loaded<Part> {
  const [state, setState] = useState<Omit<Loaded<Part>, 'retry'>>(() => ({
    part: arrived.get(load) as Part | undefined,
    error: undefined,
  }))
  const missing = wanted && state.part === undefined
  const loading = useRef<Loading | null>(null)

  useEffect(() => {
    if (!missing) return undefined
    const current = keepLoading(() => loadWithTexts(load), {
      onCome: (part) => {
        arrived.set(load, part)
        setState({ part, error: undefined })
      },
      onFailed: (error) => setState({ part: undefined, error }),
    })
    loading.current = current
    return () => {
      loading.current = null
      current.stop()
    }
  }, [missing, load])

  const retry = (): void => {
    setState(({ part }) => ({ part, error: undefined }))
    loading.current?.askNow()
  }
  return { ...state, retry }
}

interface Loading {
  /** The next failure is told at once. */
  askNow: () => void
  stop: () => void
}

interface Ends<Part> {
  onCome: (part: Part) => void
  /** More than once, as long as it does not come. */
  onFailed: (error: Error) => void
}

/** Asks until it comes: after pauses, and as soon as the browser is back on the line. */
function keepLoading<Part>(load: () => Promise<Part>, { onCome, onFailed }: Ends<Part>): Loading {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUnderWay = false
  let isStopped = false
  const ask = (): void => {
    clearTimeout(timer)
    if (isUnderWay) return
    isUnderWay = true
    load().then(come, fail)
  }
  const come = (part: Part): void => {
    if (isStopped) return
    stop()
    onCome(part)
  }
  const fail = (reason: unknown): void => {
    if (isStopped) return
    isUnderWay = false
    const untold = UNTOLD_PAUSES[failures]
    const told = failures - UNTOLD_PAUSES.length
    failures += 1
    timer = setTimeout(ask, untold ?? PAUSES[Math.min(told, PAUSES.length - 1)])
    if (untold === undefined) onFailed(reason instanceof Error ? reason : new Error(String(reason)))
  }
  const stop = (): void => {
    isStopped = true
    clearTimeout(timer)
    removeEventListener('online', ask)
  }
  addEventListener('online', ask)
  ask()
  return {
    askNow: () => {
      failures = Math.max(failures, UNTOLD_PAUSES.length)
      ask()
    },
    stop,
  }
}

/** The code registers its own texts: in a language other than Chinese they are loaded only now. */
async function loadWithTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  await localeReady()
  return part
}
