import { useState } from 'react'

/** Sizes of what a paper says; the page around it keeps its own. */
export const TEXT_SIZES = ['standard', 'large', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

const KEY = 'campus.exam.text-size'

/** The size after this one; after the largest, the first. */
export function nextSize(size: TextSize): TextSize {
  return TEXT_SIZES[(TEXT_SIZES.indexOf(size) + 1) % TEXT_SIZES.length] ?? 'standard'
}

/** The type scale of the tokens, larger. */
export const SIZE_CSS: Readonly<Record<TextSize, string>> = {
  standard: '',
  large: '--text-s: 1rem/1.6; --text-m: 1.1875rem/1.7; --text-l: 1.3125rem/1.6;',
  largest: '--text-s: 1.1875rem/1.6; --text-m: 1.4375rem/1.7; --text-l: 1.5625rem/1.6;',
}

/** The learner's text size; it stays with the browser where that keeps anything. */
export function useTextSize(): readonly [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState(rememberedSize)
  return [
    size,
    (next) => {
      setSize(next)
      remember(next)
    },
  ]
}

function rememberedSize(): TextSize {
  try {
    const kept = localStorage.getItem(KEY)
    return TEXT_SIZES.find((size) => size === kept) ?? 'standard'
  } catch {
    // Storage is blocked: the size is this page's only.
    return 'standard'
  }
}

function remember(size: TextSize): void {
  try {
    localStorage.setItem(KEY, size)
  } catch {
    // Storage is blocked or full: the size is this page's only.
  }
}
