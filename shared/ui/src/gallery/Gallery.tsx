import { useState } from 'react'
import { styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { Container, Inline, Stack } from '@campus/ui/layout'

import { color, font, space, text, weight } from '../theme/tokens'
import { ControlSamples } from './ControlSamples'
import { FeedbackSamples } from './FeedbackSamples'
import { FoundationSamples } from './FoundationSamples'
import { MediaSamples } from './MediaSamples'

const Page = styled(Container)`
  padding-block: ${space[16]} ${space[24]};
`

const Heading = styled.h1`
  font: ${weight.bold} ${text.display} ${font.sans};
  letter-spacing: -0.02em;
`

const Lead = styled.p`
  max-width: 36em;
  color: ${color.textMuted};
  font: ${weight.regular} ${text.l} ${font.sans};
`

type Scheme = 'light' | 'dark'

/**
 * Every primitive in every state, on one page, to build pages with and to judge a change of the look. A
 * developers' page, so its words are in no catalogue.
 */
export function Gallery() {
  const [scheme, setScheme] = useState<Scheme>('light')

  function choose(next: Scheme) {
    document.documentElement.setAttribute('data-scheme', next)
    setScheme(next)
  }

  return (
    <Page as="main">
      <Stack gap={20}>
        <Stack gap={4}>
          <Heading>组件一览</Heading>
          <Lead>校区门户的全部基础组件与状态。颜色、圆角与字体由各学校的品牌决定，间距以四像素为一级。</Lead>
          <Inline>
            {(['light', 'dark'] as const).map((name) => (
              <Button key={name} size="s" aria-pressed={scheme === name} onClick={() => choose(name)}>
                {name === 'light' ? '浅色' : '深色'}
              </Button>
            ))}
          </Inline>
        </Stack>
        <FoundationSamples />
        <ControlSamples />
        <FeedbackSamples />
        <MediaSamples />
      </Stack>
    </Page>
  )
}
