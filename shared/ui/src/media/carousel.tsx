import { Children, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { ChevronLeft, ChevronRight, Pause, Play } from '@campus/ui/icons'

import { useAutoplay } from '../hooks/use-autoplay'
import { useLoaded } from '../hooks/use-loaded'
import { color, media, motion, radius, shadow, space } from '../theme/tokens'
import type { CarouselApi } from './carousel-engine'

/** The first slide needs no engine: the page does not wait for it, and without it only the controls are missing. */
const loadEngine = async () => (await import('./carousel-engine')).CarouselEngine

const Root = styled.section`
  position: relative;
  min-width: 0;
`

const Viewport = styled.div`
  overflow: hidden;
  border-radius: inherit;
`

const Track = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;
`

const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
`

/** On a ground of its own, because the colours of pictures are unknown. */
const Controls = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-end: ${space[4]};
  inset-inline-end: ${space[4]};
  display: flex;
  align-items: center;
  padding: 2px ${space[1]};
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${shadow[2]};

  @media ${media.noScript} {
    display: none;
  }
`

const Control = styled.button`
  display: grid;
  width: ${space[8]};
  height: ${space[8]};
  padding: 0;
  place-items: center;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${color.textMuted};

  &:hover {
    color: ${color.accentText};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`

/** A phone has swiping, and little room for controls on a picture. */
const Arrow = styled(Control)`
  @media ${media.phone} {
    display: none;
  }
`

/** The press area is as wide as a finger; the dot in it is small. */
const Dot = styled(Control)`
  width: ${space[6]};

  &::before {
    content: '';
    width: ${space[2]};
    height: ${space[2]};
    border-radius: ${radius.full};
    background: ${color.borderStrong};
    transition:
      width ${motion.base},
      background-color ${motion.base};
  }
  &[aria-current]::before {
    width: ${space[4]};
    background: ${color.accentText};
  }
`

export interface CarouselProps {
  /** What is shown, for a screen reader. */
  label: string
  /** Milliseconds for each slide; without it, or with one slide, nothing moves by itself. */
  autoplay?: number | undefined
  /** One child, one slide. */
  children: ReactNode
  className?: string
}

/** Shows one slide at a time: by swipe, button, dot or arrow key, and by itself unless motion is unwanted. */
export function Carousel({ label, autoplay, children, className }: CarouselProps) {
  const t = useSharedT()
  const slides = Children.toArray(children)
  const total = slides.length
  const several = total > 1
  const { part: CarouselEngine, error } = useLoaded(loadEngine, several)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  // No state: a press between two renderings is for the engine that is there then.
  const engine = useRef<CarouselApi>(undefined)
  const [selected, setSelected] = useState(0)
  const { stopped, playing, toggle, holdProps } = useAutoplay(several ? autoplay : undefined, () =>
    engine.current?.next(),
  )
  /** The slide that was asked for before the engine came. */
  const asked = useRef<number>(undefined)
  const [shownAsked, showAsked] = useState<number>()

  const ask = (slide: number | undefined): void => {
    asked.current = slide
    showAsked(slide)
  }
  const step = (by: 1 | -1): void => ask(((asked.current ?? selected) + by + total) % total)
  const turn = {
    previous: () => (engine.current ? engine.current.previous() : step(-1)),
    next: () => (engine.current ? engine.current.next() : step(1)),
    goTo: (slide: number) => (engine.current ? engine.current.goTo(slide) : ask(slide)),
  }
  const onReady = (ready: CarouselApi): void => {
    engine.current = ready
    if (asked.current !== undefined) ready.goTo(asked.current)
    ask(undefined)
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') turn.previous()
    if (key === 'ArrowRight') turn.next()
  }

  return (
    <Root aria-label={label} className={className} {...holdProps}>
      {several && !error ? (
        // Before the slides, so that the pause button comes first to a keyboard.
        <Controls role="group" aria-label={label} onKeyDown={onKeyDown}>
          {autoplay === undefined ? null : (
            <Control type="button" aria-label={t(stopped ? 'ui.carousel.play' : 'ui.carousel.pause')} onClick={toggle}>
              {stopped ? <Play aria-hidden fill="currentColor" /> : <Pause aria-hidden fill="currentColor" />}
            </Control>
          )}
          <Arrow type="button" aria-label={t('ui.carousel.previous')} onClick={turn.previous}>
            <ChevronLeft aria-hidden />
          </Arrow>
          {slides.map((_, at) => (
            <Dot
              key={at}
              type="button"
              aria-label={t('ui.carousel.goTo', { n: at + 1 })}
              aria-current={at === (shownAsked ?? selected) ? 'true' : undefined}
              onClick={() => turn.goTo(at)}
            />
          ))}
          <Arrow type="button" aria-label={t('ui.carousel.next')} onClick={turn.next}>
            <ChevronRight aria-hidden />
          </Arrow>
        </Controls>
      ) : null}
      <Viewport ref={setViewport}>
        <Track aria-live={playing ? 'off' : 'polite'}>
          {slides.map((slide, at) => (
            <Slide
              key={at}
              role="group"
              aria-label={t('ui.carousel.position', { current: at + 1, total })}
              inert={at !== selected}
            >
              {slide}
            </Slide>
          ))}
        </Track>
      </Viewport>
      {viewport && CarouselEngine ? (
        <CarouselEngine viewport={viewport} slides={total} onReady={onReady} onSelect={setSelected} />
      ) : null}
    </Root>
  )
}
