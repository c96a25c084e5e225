import { Button } from '@campus/ui/button'
import { TextField } from '@campus/ui/field'
import type { TextFieldProps } from '@campus/ui/field'
import { Skeleton } from '@campus/ui/skeleton'
import { toast } from '@campus/ui/toast'
import { color, motion, radius, space } from '@campus/ui/tokens'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useT } from '../messages'
import { captchaPicture, computedAnswer } from './captcha.queries'

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  gap: ${space[3]};
  width: 100%;
`

/** As high as the input and in its line, under the label's height. Captchas are drawn for a light ground. */
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

interface CaptchaFieldProps extends Omit<TextFieldProps, 'label'> {
  captchaKey: string
  onRenew: () => void
  /** The browser has found an answer in the reader's place. */
  onComputed: (answer: string) => void
}

/** A picture to read; who cannot see it lets the browser compute an answer instead. */
export function CaptchaField({ captchaKey, onRenew, onComputed, ...input }: CaptchaFieldProps) {
  const t = useT()
  const picture = useQuery(captchaPicture(captchaKey))
  const leaving = useRef<AbortController>(null)
  const computing = useMutation({
    mutationFn: async () => {
      leaving.current = new AbortController()
      return computedAnswer(captchaKey, leaving.current.signal)
    },
    onSuccess: onComputed,
    onError: () => leaving.current?.signal.aborted || toast.error(t('common.systemBusy')),
  })
  useEffect(() => () => leaving.current?.abort(), [captchaKey])
  return (
    <Column>
      <Row>
        <TextField {...input} label={t('login.captcha')} inputMode="numeric" autoComplete="off" maxLength={10} required />
        <Frame type="button" aria-label={t('login.captcha.refresh')} title={t('login.captcha.refresh')} onClick={onRenew}>
          {picture.isPending ? <Skeleton height="100%" /> : null}
          {picture.isError ? <RotateCw aria-hidden /> : null}
          {picture.data === undefined ? null : (
            <img src={picture.data} alt="" onLoad={() => URL.revokeObjectURL(picture.data)} />
          )}
        </Frame>
      </Row>
      <Button variant="text" size="s" loading={computing.isPending} onClick={() => computing.mutate()}>
        {t('login.captcha.compute')}
      </Button>
    </Column>
  )
}
