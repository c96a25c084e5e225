import { useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'

import { color } from '../theme/tokens'
import { PlaceholderArt } from './placeholder-art'

const Frame = styled.span<{ $ratio: string; $fit: 'cover' | 'contain' }>`
  display: block;
  position: relative;
  width: 100%;
  overflow: hidden;
  background: ${color.surfaceSunken};
  aspect-ratio: ${({ $ratio }) => $ratio};

  & > img,
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: ${({ $fit }) => $fit};
  }
`

export interface PictureProps extends Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'className'> {
  /** Empty or broken: a drawing in the school's colours stands in. */
  src: string | undefined
  /** Empty when it only decorates. */
  alt: string
  /** Width to height, as `16 / 9`; the place is kept before the picture comes. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /** What the placeholder is drawn from, when `alt` is empty; as a title or an id. */
  seed?: string
  /** On the first screen: fetched at once and first. */
  priority?: boolean
}

/** A picture that never moves the page, and never leaves a hole. */
export function Picture({
  src,
  alt,
  ratio = '16 / 9',
  fit = 'cover',
  seed = alt,
  priority = false,
  className,
  ...rest
}: PictureProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <Frame $ratio={ratio} $fit={fit} className={className}>
      {src && src !== broken ? (
        <img
          {...rest}
          src={src}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <PlaceholderArt title={alt} seed={seed} />
      )}
    </Frame>
  )
}
