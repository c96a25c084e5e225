import type { Elements } from '@campus/ui/elements'

import { useMedia } from './use-media'

interface ByMediaProps {
  condition: string
  fits: Elements
  otherwise: Elements
}

/** One of two parts, as a media condition says. */
export function ByMedia({ condition, fits, otherwise }: ByMediaProps) {
  return useMedia(condition) ? fits : otherwise
}
