import { useSharedT } from '@campus/i18n/messages'
import { Button } from '@campus/ui/button'
import { TextField } from '@campus/ui/field'
import { RotateCw } from '@campus/ui/icons'
import { Skeleton } from '@campus/ui/skeleton'
import { toast } from '@campus/ui/toast'
import { color, motion, radius, space } from '@campus/ui/tokens'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { captchaPicture, computedAnswer } from './captcha.queries'
import type { CaptchaTask, CodeSender } from './use-code-sender'

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

/** The captcha that goes with the next code: nothing until the server asks for one. */
export function CaptchaField({ sender }: { sender: CodeSender }) {
  const { captcha, answerCaptcha, renewCaptcha } = sender
  return captcha === null ? null : <Task task={captcha} onAnswer={answerCaptcha} onRenew={renewCaptcha} />
}

interface TaskProps {
  task: CaptchaTask
  onAnswer: (answer: string) => void
  onRenew: () => void
}

/** A picture to read; who cannot see it lets the browser compute an answer instead. */
function Task({ task, onAnswer, onRenew }: TaskProps) {
  const t = useSharedT()
  const { key, answer, problem } = task
  const picture = useQuery(captchaPicture(key))
  const input = useRef<HTMLInputElement>(null)
  const leaving = useRef<AbortController>(null)
  const computing = useMutation({
    mutationFn: async () => {
      leaving.current = new AbortController()
      return computedAnswer(key, leaving.current.signal)
    },
    onSuccess: onAnswer,
    onError: () => leaving.current?.signal.aborted || toast.error(t('common.systemBusy')),
  })
  useEffect(() => () => leaving.current?.abort(), [key])
  useEffect(() => {
    if (problem !== null) input.current?.focus()
  }, [problem])
  return (
    <Column>
      <Row>
        <TextField
          ref={input}
          label={t('captcha.label')}
          hint={t('captcha.hint')}
          error={problem?.kind === 'missing' ? t('captcha.required') : problem?.message}
          value={answer}
          onChange={(event) => onAnswer(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          required
        />
        <Frame type="button" aria-label={t('captcha.refresh')} title={t('captcha.refresh')} onClick={onRenew}>
          {picture.isPending ? <Skeleton height="100%" /> : null}
          {picture.isError ? <RotateCw aria-hidden /> : null}
          {picture.data === undefined ? null : (
            <img src={picture.data} alt="" onLoad={() => URL.revokeObjectURL(picture.data)} />
          )}
        </Frame>
      </Row>
      <Button variant="text" size="s" loading={computing.isPending} onClick={() => computing.mutate()}>
        {t('captcha.compute')}
      </Button>
    </Column>
  )
}
