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
  /** If it is empty or broken, a drawing in the school's colours replaces it. */
  src: string | undefined
  /** Empty for a decoration. */
  alt: string
  /** Width to height, as `16 / 9`; the space is reserved before the picture loads. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /** Seed of the placeholder when `alt` is empty, such as a title or an id. */
  seed?: string
  /** On the first screen: loaded at once, with priority. */
  priority?: boolean
}

/** A picture that never moves the page, and always shows something. */
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
