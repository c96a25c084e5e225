import { useState } from 'react'
import { styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { Container, Inline, Stack } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'

import { space } from '../theme/tokens'
import { ControlSamples } from './ControlSamples'
import { FeedbackSamples } from './FeedbackSamples'
import { FoundationSamples } from './FoundationSamples'
import { MediaSamples } from './MediaSamples'
import { PageSamples } from './PageSamples'

const Page = styled(Container)`
  padding-block: ${space[16]} ${space[24]};
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
        <PageHead
          title="组件一览"
          lead="校区门户的全部基础组件与状态。颜色、圆角与字体由各学校的品牌决定，间距以四像素为一级。"
        >
          <Inline>
            {(['light', 'dark'] as const).map((name) => (
              <Button key={name} size="s" aria-pressed={scheme === name} onClick={() => choose(name)}>
                {name === 'light' ? '浅色' : '深色'}
              </Button>
            ))}
          </Inline>
        </PageHead>
        <FoundationSamples />
        <ControlSamples />
        <FeedbackSamples />
        <MediaSamples />
        <PageSamples />
      </Stack>
    </Page>
  )
}
