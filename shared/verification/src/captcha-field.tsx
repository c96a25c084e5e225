import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { Button } from '@campus/ui/button'
import { TextField } from '@campus/ui/field'
import { toast } from '@campus/ui/toast'
import { space } from '@campus/ui/tokens'

import { CaptchaPicture } from './captcha-picture'
import { computedAnswer } from './captcha.queries'
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

/** The captcha for the next code: nothing until the server asks for one. */
export function CaptchaField({ sender }: { sender: CodeSender }) {
  const { captcha, answerCaptcha, renewCaptcha } = sender
  return captcha === null ? null : <Task task={captcha} onAnswer={answerCaptcha} onRenew={renewCaptcha} />
}

interface TaskProps {
  task: CaptchaTask
  onAnswer: (answer: string) => void
  onRenew: () => void
}

/** A picture to read; people who cannot see it let the browser compute an answer instead. */
function Task({ task, onAnswer, onRenew }: TaskProps) {
  const t = useSharedT()
  const { key, at, answer, problem } = task
  const input = useRef<HTMLInputElement>(null)
  const leaving = useRef<AbortController>(null)
  const computing = useMutation({
    mutationFn: async () => {
      leaving.current = new AbortController()
      return computedAnswer(key, at, leaving.current.signal)
    },
    onSuccess: onAnswer,
    onError: () => leaving.current?.signal.aborted || toast.error(t('common.systemBusy')),
  })
  useEffect(() => () => leaving.current?.abort(), [key])
  useEffect(() => {
    input.current?.focus()
  }, [])
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
        <CaptchaPicture captchaKey={key} at={at} onRenew={onRenew} />
      </Row>
      <Button variant="text" size="s" loading={computing.isPending} onClick={() => computing.mutate()}>
        {t('captcha.compute')}
      </Button>
    </Column>
  )
}
