import { Fragment } from 'react'
import { styled } from 'styled-components'

import { phrasesOf } from './phrases.model'

const Root = styled.span`
  overflow-wrap: anywhere;
  word-break: keep-all;

  /* Said, so that no reader of names takes a place to break for a gap between words. */
  & > wbr {
    display: inline;
  }
`

/** A title whose lines end between words; without this the line of a Chinese text may end inside one. */
export function Phrases({ children }: { children: string }) {
  return (
    <Root>
      {phrasesOf(children).map((phrase, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {phrase}
        </Fragment>
      ))}
    </Root>
  )
}
