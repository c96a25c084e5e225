import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'

import { Skeleton } from '@campus/ui/skeleton'
import { color, font, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import { pictureQuery } from './lookup.queries'

interface CaptchaPictureProps {
  captchaKey: string
  onRenew: () => void
}

/** The captcha's picture; a press gets another. */
export function CaptchaPicture({ captchaKey, onRenew }: CaptchaPictureProps) {
  const t = useT()
  const picture = useQuery(pictureQuery(captchaKey))
  const label = picture.isError ? t('certificate.captcha.failed') : t('certificate.captchaRefresh')
  return (
    <Frame type="button" aria-label={label} title={label} onClick={onRenew}>
      {picture.isPending ? <Skeleton height="100%" /> : null}
      {picture.isError ? <RotateCw aria-hidden /> : null}
      {picture.data ? <img src={picture.data} alt="" onLoad={() => URL.revokeObjectURL(picture.data)} /> : null}
    </Frame>
  )
}

/** As high as the input, and in its line under the label's height. Captchas are drawn for a light ground. */
const Frame = styled.button`
  display: grid;
  height: ${space[10]};
  margin-block-start: calc(0.875rem * 1.6 + ${space[1]});
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
  transition: border-color ${motion.fast};

  &:hover {
    border-color: ${color.accentText};
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > svg {
    width: 1.125rem;
    place-self: center;
  }
`
