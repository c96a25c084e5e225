import { keyframes, styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { VisuallyHidden } from '@campus/ui/layout'

import type { Elements } from '../composition/elements'
import { color, media, radius, space } from '../theme/tokens'

const breathe = keyframes`
  50% { opacity: 0.5; }
`

interface BlockProps {
  $width: string
  $height: string | undefined
  $ratio: string | undefined
  $round: boolean
}

const Block = styled.span<BlockProps>`
  display: block;
  flex: none;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height ?? 'auto'};
  aspect-ratio: ${({ $ratio }) => $ratio ?? 'auto'};
  border-radius: ${({ $round }) => ($round ? '50%' : radius.s)};
  background: ${color.border};
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media ${media.reducedMotion} {
    animation: none;
  }
`

export interface SkeletonProps {
  /** CSS length; by default the whole width. */
  width?: string
  /** CSS length. Give this or `ratio`, equal to the coming content, so that nothing moves. */
  height?: string
  /** As `16 / 9`. */
  ratio?: string
  round?: boolean
}

/** A placeholder for content that is loading. */
export function Skeleton({ width = '100%', height, ratio, round = false }: SkeletonProps) {
  return <Block aria-hidden $width={width} $height={height} $ratio={ratio} $round={round} />
}

/** A line is as tall as a line of text; the bar inside it is as tall as its letters. */
const Line = styled.span`
  display: flex;
  align-items: center;
  height: 1lh;
`

export interface SkeletonTextProps {
  lines?: number
  /** Width of the last line, a CSS length. */
  last?: string
}

/** Lines of coming text, in the surrounding type. */
export function SkeletonText({ lines = 1, last = lines > 1 ? '60%' : '100%' }: SkeletonTextProps) {
  return (
    <span aria-hidden>
      {Array.from({ length: lines }, (_, at) => (
        <Line key={at}>
          <Skeleton width={at === lines - 1 ? last : '100%'} height="0.8em" />
        </Line>
      ))}
    </span>
  )
}

const CardShape = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
`

const CardText = styled.div`
  padding: ${space[5]};
`

export interface SkeletonCardProps {
  ratio?: string
  lines?: number
}

/** A coming card with a picture. */
export function SkeletonCard({ ratio = '16 / 9', lines = 2 }: SkeletonCardProps) {
  return (
    <CardShape aria-hidden>
      <Skeleton ratio={ratio} />
      <CardText>
        <SkeletonText lines={lines} />
      </CardText>
    </CardShape>
  )
}

/** Without script nothing comes in their place. */
const Region = styled.div`
  @media ${media.noScript} {
    display: none;
  }
`

/** Tells screen readers once that the shapes in it are placeholders. */
export function SkeletonRegion({ children, className }: { children: Elements; className?: string | undefined }) {
  const t = useSharedT()
  return (
    <Region role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {children}
    </Region>
  )
}
