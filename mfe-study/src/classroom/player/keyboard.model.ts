/** Keys of the player, as on YouTube. */

export type PlayerDeed =
  | { readonly kind: 'toggle' | 'mute' | 'fullScreen' | 'captions' | 'pictureInPicture' | 'previous' | 'next' }
  /** Seconds. */
  | { readonly kind: 'skip'; readonly by: number }
  /** Share of the whole, 0 to 1. */
  | { readonly kind: 'jump'; readonly to: number }
  | { readonly kind: 'volume'; readonly by: number }
  /** To the next speed up or down. */
  | { readonly kind: 'speed'; readonly by: 1 | -1 }

const DEEDS: Readonly<Record<string, PlayerDeed>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  j: { kind: 'skip', by: -10 },
  l: { kind: 'skip', by: 10 },
  ArrowLeft: { kind: 'skip', by: -5 },
  ArrowRight: { kind: 'skip', by: 5 },
  ArrowUp: { kind: 'volume', by: 0.05 },
  ArrowDown: { kind: 'volume', by: -0.05 },
  m: { kind: 'mute' },
  f: { kind: 'fullScreen' },
  c: { kind: 'captions' },
  i: { kind: 'pictureInPicture' },
  Home: { kind: 'jump', to: 0 },
  End: { kind: 'jump', to: 1 },
  '>': { kind: 'speed', by: 1 },
  '<': { kind: 'speed', by: -1 },
  N: { kind: 'next' },
  P: { kind: 'previous' },
}

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** The player's command for a key; undefined for any other key. */
export function deedOf({ key, ctrlKey, metaKey, altKey }: Key): PlayerDeed | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (/^\d$/.test(key)) return { kind: 'jump', to: Number(key) / 10 }
  return Object.hasOwn(DEEDS, key) ? DEEDS[key] : undefined
}
