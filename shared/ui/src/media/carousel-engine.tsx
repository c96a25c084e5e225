import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useEffectEvent } from 'react'

/** A carousel's options for its engine. */
export interface CarouselApi {
  previous: () => void
  next: () => void
  goTo: (at: number) => void
}

interface CarouselEngineProps {
  viewport: HTMLElement
  slides: number
  onReady: (api: CarouselApi) => void
  onSelect: (at: number) => void
}

/** Dragging and looping, added to existing slides; `carousel.tsx` loads it after the first paint. */
export function CarouselEngine({ viewport, slides, onReady, onSelect }: CarouselEngineProps) {
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    duration: 16,
    active: slides > 1,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const tellReady = useEffectEvent(onReady)
  const tellSelected = useEffectEvent(onSelect)

  useEffect(() => {
    attach(viewport)
  }, [attach, viewport])

  useEffect(() => {
    if (!embla) return undefined
    const tell = () => tellSelected(embla.selectedScrollSnap())
    embla.on('select', tell).on('reInit', tell)
    tellReady({
      previous: () => embla.scrollPrev(),
      next: () => embla.scrollNext(),
      goTo: (at) => embla.scrollTo(at),
    })
    return () => {
      embla.off('select', tell).off('reInit', tell)
    }
  }, [embla])

  return null
}
