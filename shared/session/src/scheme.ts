import { useSyncExternalStore } from 'react'

import { preferenceCookie, SCHEME_COOKIE } from '@campus/contracts/preference-cookies'

/** Light, dark, or the device's setting. */
export const SCHEMES = ['light', 'dark', 'system'] as const
export type Scheme = (typeof SCHEMES)[number]

/** One choice for the device: it depends on the person in front of it, not on the school. */
const STORAGE_KEY = 'campus.scheme'

const listeners = new Set<() => void>()
let scheme = rememberedScheme()
show(scheme)

/** The scheme the visitor has chosen. */
export function getScheme(): Scheme {
  return scheme
}

/** Switches the page to a scheme and remembers the choice; if storage is blocked it lasts for this page. */
export function setScheme(next: Scheme): void {
  scheme = next
  show(next)
  for (const listener of listeners) listener()
  // A cookie, because the server writes the first paint: without it a dark page would begin with a flash of white.
  document.cookie = preferenceCookie(SCHEME_COOKIE, next, location.protocol)
  try {
    localStorage.setItem(STORAGE_KEY, next)
  } catch {
    // Storage is blocked or full: the page itself keeps the choice.
  }
}

/** The chosen scheme; renders again when it changes. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, getScheme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme's CSS reads `data-scheme`; without it the device decides. */
function show(chosen: Scheme): void {
  const { dataset } = document.documentElement
  if (chosen === 'system') delete dataset['scheme']
  else dataset['scheme'] = chosen
}

function rememberedScheme(): Scheme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return SCHEMES.find((known) => known === stored) ?? 'system'
  } catch {
    // No storage: the device decides, as on a first visit.
    return 'system'
  }
}
