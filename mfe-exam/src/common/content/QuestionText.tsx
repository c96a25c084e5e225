import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { hasFormula } from '@campus/contracts/exam-formula'
import { Dialog } from '@campus/ui/dialog'
import { RichText } from '@campus/ui/rich-text'
import { SkeletonText } from '@campus/ui/skeleton'
import { radius } from '@campus/ui/tokens'
import { useLoaded } from '@campus/ui/use-loaded'

import { useT } from '../messages'
import type { renderFormulas } from './formulas'
import { loadFormulas } from './load-formulas'
import { makePicturesZoom, zoomedPicture } from './pictures'

/** One function for each set of formulas, so that formulas are not rendered again at every render. */
const withFormulas = new WeakMap<typeof renderFormulas, (content: DocumentFragment) => void>()

function formulasAndPictures(render: typeof renderFormulas): (content: DocumentFragment) => void {
  const known = withFormulas.get(render)
  if (known) return known
  const both = (content: DocumentFragment): void => {
    render(content)
    makePicturesZoom(content)
  }
  withFormulas.set(render, both)
  return both
}

interface QuestionTextProps {
  /** HTML of a stem, an option, a passage or an explanation. */
  html: string
  id?: string | undefined
  className?: string | undefined
}

/** An author's text: formulas are rendered before it is shown, pictures can be enlarged, sound can be played. */
export const QuestionText = memo(({ html, id, className }: QuestionTextProps) => {
  const wanted = hasFormula(html)
  const { part, error } = useLoaded(loadFormulas, wanted)
  if (wanted && !part && !error) return <SkeletonText lines={2} />
  // Without KaTeX, formulas are shown as source.
  const transform = wanted && part ? formulasAndPictures(part) : makePicturesZoom
  return <Zoomable html={html} id={id} className={className} transform={transform} />
})
QuestionText.displayName = 'QuestionText'

interface ZoomableProps extends QuestionTextProps {
  transform: (content: DocumentFragment) => void
}

function Zoomable({ html, id, className, transform }: ZoomableProps) {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<{ src: string; alt: string } | null>(null)
  const press = useEffectEvent((event: Event) => {
    const pressed = zoomedPicture(event.target)
    if (pressed !== null) setPicture({ src: pressed.currentSrc || pressed.src, alt: pressed.alt })
  })
  useEffect(() => {
    const element = root.current
    const hear = (event: Event): void => press(event)
    element?.addEventListener('click', hear)
    return () => element?.removeEventListener('click', hear)
  }, [])
  return (
    <Root ref={root} id={id} className={className}>
      <RichText html={html} audio transform={transform} />
      <Dialog
        open={picture !== null}
        onClose={() => setPicture(null)}
        title={picture?.alt || t('question.picture')}
        size="l"
      >
        <Enlarged src={picture?.src} alt={picture?.alt ?? ''} />
      </Dialog>
    </Root>
  )
}

const Root = styled.div`
  min-width: 0;

  [data-zoom] {
    display: block;
    width: fit-content;
    max-width: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.m};
    background: none;
    cursor: zoom-in;
  }
  [data-zoom] > img {
    max-height: min(24rem, 40dvh);
    width: auto;
  }
  /* The place of a picture in a line of its own is there before the picture. */
  [data-zoom]:has(> [data-alone]) {
    width: min(100%, 16 / 9 * min(24rem, 40dvh));
  }
  [data-zoom] > img[data-alone] {
    width: 100%;
    max-height: none;
    object-position: left;
  }
  math {
    font-size: 1.1em;
  }
  math[display='block'] {
    overflow-x: auto;
    overflow-y: hidden;
    padding-block: 0.25em;
  }
`

const Enlarged = styled.img`
  width: 100%;
`
