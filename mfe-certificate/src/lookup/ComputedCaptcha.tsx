import { useQuery } from '@tanstack/react-query'
import { CircleCheck, LoaderCircle } from 'lucide-react'
import { keyframes, styled } from 'styled-components'

import { defineBlock } from '@campus/calls/page'
import { Button } from '@campus/ui/button'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { computedQuery } from './lookup.queries'
import { useT } from './messages'

interface ComputedCaptchaProps {
  captchaKey: string
  onRetry: () => void
}

/** The captcha solved by the browser: nothing to see or type, only its progress. */
export const ComputedCaptcha = defineBlock({
  queries: (_, { captchaKey }: ComputedCaptchaProps) => [computedQuery(captchaKey)],
  Component: Computed,
})

function Computed({ captchaKey, onRetry }: ComputedCaptchaProps) {
  const t = useT()
  const { status } = useQuery(computedQuery(captchaKey))
  return (
    <Root>
      <Label>{t('certificate.form.captcha')}</Label>
      <State role="status" $isDone={status === 'success'}>
        {status === 'pending' ? (
          <>
            <Turning aria-hidden />
            <span>{t('certificate.captcha.computing')}</span>
          </>
        ) : null}
        {status === 'success' ? (
          <>
            <CircleCheck aria-hidden />
            <span>{t('certificate.captcha.computed')}</span>
          </>
        ) : null}
        {status === 'error' ? (
          <Button variant="text" size="s" onClick={onRetry}>
            {t('captcha.failed')}
          </Button>
        ) : null}
      </State>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  width: 100%;
`

const Label = styled.p`
  font: ${weight.medium} ${text.s} ${font.sans};
`

const State = styled.div<{ $isDone: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${space[10]};
  padding-inline: ${space[3]};
  border-radius: ${radius.m};
  background: ${({ $isDone }) => ($isDone ? color.successSoft : color.surfaceSunken)};
  color: ${({ $isDone }) => ($isDone ? color.successText : color.textMuted)};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > svg {
    flex: none;
    width: 1.125rem;
  }
`

const turn = keyframes`
  to { rotate: 1turn; }
`

const Turning = styled(LoaderCircle)`
  animation: ${turn} 1s linear infinite;

  @media ${media.reducedMotion} {
    animation: none;
  }
`
