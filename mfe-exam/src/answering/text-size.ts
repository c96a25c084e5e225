import { useCallback, useState } from 'react'

import { rememberedTextSize, rememberTextSize, TEXT_SIZES, type TextSize } from '@campus/session/text-size'

/** The next size; after the largest comes the first. */
export function nextSize(size: TextSize): TextSize {
  return TEXT_SIZES[(TEXT_SIZES.indexOf(size) + 1) % TEXT_SIZES.length] ?? 'standard'
}

/** The type scale of the tokens, enlarged; the page around the paper keeps the normal one. */
export const SIZE_CSS: Readonly<Record<TextSize, string>> = {
  standard: '',
  large: '--text-s: 1rem/1.6; --text-m: 1.1875rem/1.7; --text-l: 1.3125rem/1.6;',
  largest: '--text-s: 1.1875rem/1.6; --text-m: 1.4375rem/1.7; --text-l: 1.5625rem/1.6;',
}

/** The learner's text size, remembered where the browser allows storage. */
export function useTextSize(): readonly [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState(rememberedTextSize)
  const choose = useCallback((next: TextSize) => {
    setSize(next)
    rememberTextSize(next)
  }, [])
  return [size, choose]
}
