import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { defineBlock } from '@campus/calls/page'
import type { AtSchool } from '@campus/calls/query'
import { useSharedT } from '@campus/i18n/messages'
import { RotateCw } from '@campus/ui/icons'
import { Skeleton } from '@campus/ui/skeleton'
import { color, motion, radius, space } from '@campus/ui/tokens'

import { captchaPicture } from './captcha.queries'

const HERE: AtSchool = {}

interface CaptchaPictureProps {
  captchaKey: string
  /** The school of the captcha, if it is not the page's own. */
  at?: AtSchool
  onRenew: () => void
}

/** The picture of a captcha; a press loads another. */
export const CaptchaPicture = defineBlock({
  queries: (_, { captchaKey, at = HERE }: CaptchaPictureProps) => [captchaPicture(captchaKey, at)],
  Component: PictureButton,
})

function PictureButton({ captchaKey, at = HERE, onRenew }: CaptchaPictureProps) {
  const t = useSharedT()
  const picture = useQuery(captchaPicture(captchaKey, at))
  const label = t(picture.isError ? 'captcha.failed' : 'captcha.refresh')
  return (
    <Frame type="button" aria-label={label} title={label} onClick={onRenew}>
      {picture.isPending ? <Skeleton height="100%" /> : null}
      {picture.isError ? <RotateCw aria-hidden /> : null}
      {picture.data === undefined ? null : (
        <img src={picture.data} alt="" onLoad={() => URL.revokeObjectURL(picture.data)} />
      )}
    </Frame>
  )
}

/** As high as the input and in line with it, below the label. Captchas are drawn for a light ground. */
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
