import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { invalidate } from '@campus/calls/query'
import { getAttendance, SIGN, type SignType } from '@campus/contracts/study-attendance'
import { serverNow } from '@campus/http/client'
import { newIdempotencyKey } from '@campus/http/idempotency-key'
import { toast } from '@campus/ui/toast'

import { LEARNED_CALLS } from '../learned-calls'
import type { LessonPlace } from './lesson.model'
import { useT } from './messages'
import { knownPlace, placeOfPress } from './position'
import { sendSign, type Outcome } from './send-signs'
import { changeSigns, useWaitingSigns, waitingSigns } from './sign-queue'
import { waitingFor, withSign, type WaitingSign } from './sign-queue.model'

const CHANGED = [getAttendance, ...LEARNED_CALLS]

/** Says what became of a press, and reads anew what it changed. */
export function useTellSign() {
  const t = useT()
  const queryClient = useQueryClient()
  return async ({ request }: WaitingSign, outcome: Outcome): Promise<void> => {
    const success = request.type === SIGN.in ? t('study.sign.in.ok') : t('study.sign.out.ok')
    if (outcome.kind === 'done') toast.success(success)
    if (outcome.kind === 'repeated') toast.warning(t('study.sign.repeat'))
    if (outcome.kind === 'failed') toast.error(outcome.message)
    if (outcome.kind !== 'waiting') await invalidate(queryClient, ...CHANGED)
  }
}

function newSign(
  { schoolId, ...lesson }: LessonPlace,
  type: SignType,
  place: ReturnType<typeof knownPlace>,
): WaitingSign {
  return {
    key: newIdempotencyKey(),
    schoolId,
    request: { ...lesson, type, ...place, signTime: new Date(serverNow()).toISOString() },
  }
}

/** Signs in to a lesson and out of it, once each: a press is kept before it is sent. */
export function useSign(lesson: LessonPlace) {
  const t = useT()
  const queryClient = useQueryClient()
  const tell = useTellSign()
  const waiting = useWaitingSigns()
  // Read at the press: the second click of a double click can come before the next render.
  const isBusy = useRef(false)
  const [running, setRunning] = useState<SignType | null>(null)

  const once = async (type: SignType, work: () => Promise<void>): Promise<void> => {
    isBusy.current = true
    setRunning(type)
    try {
      await work()
    } finally {
      isBusy.current = false
      setRunning(null)
    }
  }

  return {
    running,
    waitingFor: (type: SignType) => waitingFor(waiting, { ...lesson, type }),
    press: async (type: SignType): Promise<void> => {
      if (isBusy.current || waitingFor(waitingSigns(), { ...lesson, type }) !== undefined) {
        toast.warning(t('study.sign.repeat'))
        return
      }
      await once(type, async () => {
        const pressed = newSign(lesson, type, await placeOfPress())
        changeSigns((signs) => withSign(signs, pressed))
        const outcome = await sendSign(pressed, false)
        if (outcome.kind === 'waiting') toast.info(t('study.sign.kept'))
        await tell(pressed, outcome)
      })
    },
    /** Without a press: asks nobody where they are, and a failure leaves the control as it is. */
    signInByItself: async (): Promise<void> => {
      if (isBusy.current || waitingFor(waitingSigns(), { ...lesson, type: SIGN.in }) !== undefined) return
      await once(SIGN.in, async () => {
        const outcome = await sendSign(newSign(lesson, SIGN.in, knownPlace()), false)
        if (outcome.kind !== 'done') return
        toast.success(t('study.sign.auto'))
        await invalidate(queryClient, ...CHANGED)
      })
    },
  }
}
