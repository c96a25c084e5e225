import { Fragment } from 'react'
import { styled } from 'styled-components'

import { HAS_DATE, phrasesOf } from './phrases.model'

const Root = styled.span`
  overflow-wrap: anywhere;
  word-break: keep-all;

  /* Said, so that no reader of names takes a place to break for a gap between words. */
  & > wbr {
    display: inline;
  }
`

const Whole = styled.span`
  white-space: nowrap;
`

/** A title whose lines end between words; without this the line of a Chinese text may end inside one. */
export function Phrases({ children }: { children: string }) {
  return (
    // Another text is drawn anew as a whole, so no text in it ever changes.
    <Root key={children}>
      {phrasesOf(children).map((phrase, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {HAS_DATE.test(phrase) ? <Whole>{phrase}</Whole> : phrase /* eslint-disable-line campus/text-stands-alone */}
        </Fragment>
      ))}
    </Root>
  )
}
