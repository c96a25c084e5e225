/** {@link useLoaded} where pages are drawn on the server: the drawing waits for the code. */
import { use } from 'react'

import type * as browser from './use-loaded'

export type { Loaded } from './use-loaded'

const loading = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

function loadOnce<Part>(load: () => Promise<Part>): Promise<Part> {
  const known = loading.get(load) ?? load()
  loading.set(load, known)
  return known as Promise<Part>
}

export const loadAhead: typeof browser.loadAhead = async (load) => {
  await loadOnce(load)
}

export const useLoaded: typeof browser.useLoaded = (load, wanted = true) => ({
  part: wanted ? use(loadOnce(load)) : undefined,
  error: undefined,
  retry: () => undefined,
})
