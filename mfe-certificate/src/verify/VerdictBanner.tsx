import { BadgeCheck, CircleSlash, CloudOff, Link2Off, ShieldX, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { ButtonLink } from '@campus/ui/button'
import { OnceButton } from '@campus/ui/once-button'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { LOOKUP_PATH } from '../common/paths'
import { useT } from './messages'
import type { Verdict } from './verify.model'

type Tone = 'success' | 'danger' | 'warning'
type Outcome = Verdict | 'broken' | 'unknownCode' | 'withdrawnCode'

const LOOK: Record<Outcome, { readonly tone: Tone; readonly Icon: LucideIcon }> = {
  genuine: { tone: 'success', Icon: BadgeCheck },
  revoked: { tone: 'danger', Icon: CircleSlash },
  notOnRecord: { tone: 'warning', Icon: CircleSlash },
  forged: { tone: 'danger', Icon: ShieldX },
  offline: { tone: 'warning', Icon: CloudOff },
  unreachable: { tone: 'warning', Icon: CloudOff },
  broken: { tone: 'warning', Icon: Link2Off },
  unknownCode: { tone: 'danger', Icon: ShieldX },
  withdrawnCode: { tone: 'danger', Icon: CircleSlash },
}

interface VerdictBannerProps {
  verdict: Outcome
  issuer?: string
  onRetry?: () => Promise<unknown>
}

/** The outcome in one sentence, by colour, icon and words. It takes the focus, so that it is read out. */
export function VerdictBanner({ verdict, issuer = '', onRetry }: VerdictBannerProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [verdict])
  const { tone, Icon } = LOOK[verdict]
  const canRetry = verdict === 'offline' || verdict === 'unreachable'
  return (
    <Banner $tone={tone}>
      <Icon aria-hidden />
      <div>
        <Heading ref={heading} tabIndex={-1}>
          {t(`verify.${verdict}`)}
        </Heading>
        <p>{t(`verify.${verdict}.hint`, { issuer })}</p>
        {canRetry && onRetry ? (
          <Actions>
            <OnceButton action={onRetry}>{t('common.retry')}</OnceButton>
          </Actions>
        ) : null}
        {verdict === 'forged' ? (
          <Actions>
            <ButtonLink to={LOOKUP_PATH}>{t('verify.lookUpInstead')}</ButtonLink>
          </Actions>
        ) : null}
      </div>
    </Banner>
  )
}

const Banner = styled.section<{ $tone: Tone }>`
  display: flex;
  gap: ${space[5]};
  padding: ${space[6]} ${space[8]};
  border-radius: ${radius.l};
  background: ${({ $tone }) => color[`${$tone}Soft`]};
  color: ${color.text};
  print-color-adjust: exact;

  & > svg {
    flex: none;
    width: ${space[12]};
    height: ${space[12]};
    color: ${({ $tone }) => color[`${$tone}Text`]};
  }
  @media ${media.phone} {
    flex-direction: column;
    gap: ${space[3]};
    padding: ${space[5]};
  }
`

const Heading = styled.h2`
  padding-block-end: ${space[1]};
  font: ${weight.bold} ${text.xl} ${font.sans};
`

const Actions = styled.div`
  padding-block-start: ${space[4]};

  @media print {
    display: none;
  }
`
