/** Stands in for the federation runtime's preloading, which needs its manifests: the page's HTML preloads. */
export const defaultPreloadArgs = {}

export function normalizePreloadExposes() {
  return []
}

export function formatPreloadArgs() {
  return []
}

export function preloadAssets() {}
