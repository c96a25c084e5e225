import type { ReactNode } from 'react'

import { useMedia } from './use-media'

interface ByMediaProps {
  condition: string
  fits: ReactNode
  otherwise: ReactNode
}

/** One of two parts, as a media condition says. */
export function ByMedia({ condition, fits, otherwise }: ByMediaProps) {
  return useMedia(condition) ? fits : otherwise
}
