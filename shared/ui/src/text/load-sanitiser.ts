import type { SanitiseHtml } from './sanitise-html'

/**
 * The page keeps one sanitiser, however many modules contain this file: DOMPurify's Trusted Types policy can
 * be created only once. The function is safe to share; the policy behind it is not.
 */
const REGISTRY = Symbol.for('campus.sanitise-html/2')

type Registry = { [REGISTRY]?: Promise<SanitiseHtml> | undefined }

async function load(registry: Registry): Promise<SanitiseHtml> {
  try {
    return (await import('./sanitise-html')).sanitiseHtml
  } catch (error) {
    // A retry asks again.
    registry[REGISTRY] = undefined
    throw error
  }
}

/** The same promise at every call, until loading fails. */
export function loadSanitiser(): Promise<SanitiseHtml> {
  const registry = globalThis as Registry
  return (registry[REGISTRY] ??= load(registry))
}
