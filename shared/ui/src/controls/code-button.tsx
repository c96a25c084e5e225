import { useState } from 'react'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { Button } from '@campus/ui/button'
import { toast } from '@campus/ui/toast'

import { useOnce } from '../hooks/use-once'
import { color } from '../theme/tokens'
import { useCountdown } from './use-countdown'

/** A number gets one code a minute; the server holds the same limit. */
const PAUSE_SECONDS = 60

/** Looks disabled while it counts, but is not: a press then says why nothing is sent. */
const Counting = styled(Button)<{ $counting: boolean }>`
  color: ${({ $counting }) => ($counting ? color.textSubtle : color.accentText)};
`

export interface CodeButtonProps {
  /**
   * Checks the mobile number, sends, and reports the result; `true` when a code is on its way.
   * Handles its own failures: a rejection is a defect.
   */
  onSend: () => Promise<boolean>
  className?: string
}

/** The text button beside a verification code: sends once, then makes the visitor wait a minute. */
export function CodeButton({ onSend, className }: CodeButtonProps) {
  const t = useSharedT()
  const { left, start } = useCountdown()
  const [sent, setSent] = useState(false)
  const counting = left > 0

  const [send, sending] = useOnce(async () => {
    if (!(await onSend())) return
    setSent(true)
    start(PAUSE_SECONDS)
  })

  function press() {
    if (counting) toast.warning(t('sms.waitCountdown'))
    else void send()
  }

  return (
    <Counting variant="text" $counting={counting} loading={sending} onClick={press} className={className}>
      {counting ? t('sms.counting', { n: left }) : t(sent ? 'sms.again' : 'sms.get')}
    </Counting>
  )
}
