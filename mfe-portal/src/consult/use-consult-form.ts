import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'

import { invalidate } from '@campus/calls/query'
import { ERROR_CODES } from '@campus/contracts/errors'
import { ownClues, saveClue } from '@campus/contracts/school'
import { call } from '@campus/http/client'
import { ApiError, CancelledError, SessionInvalidError } from '@campus/http/errors'
import { IdempotencyKeys } from '@campus/http/idempotency-key'
import { sessionStore } from '@campus/session/session-store'
import { withMaskedMobile } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'
import { toast } from '@campus/ui/toast'

import { clueOf, isConsultText, knownFields, type ConsultFields, type ConsultText } from './consult.model'
import { useT } from './messages'

/** Milliseconds in which two sentences are read. */
const NEXT_MS = 8000

export interface Consult {
  readonly form: UseFormReturn<ConsultFields>
  /** Sends the filled-in form, once at a time. */
  readonly submit: () => void
}

/**
 * The enquiry form's state. It begins with what is known of the person and, unless something is typed, with what
 * the enquiry is about. After sending it shows a message, empties the form and closes it; a failure keeps every
 * word.
 */
export function useConsultForm(onSent: () => void, about: string | undefined): Consult {
  const t = useT()
  const queryClient = useQueryClient()
  const [known] = useState(() => knownFields(currentUser(sessionStore.getState())))
  const form = useForm<ConsultFields>({ defaultValues: known })
  const beginning = about === undefined ? '' : t('consult.about', { name: about })
  const begun = useRef('')

  useEffect(() => {
    // Typed words stay, whatever the form is opened about next.
    if (beginning === '' || !['', begun.current].includes(form.getValues('content'))) return
    form.setValue('content', beginning)
    begun.current = beginning
  }, [beginning, form])

  const [keys] = useState(() => new IdempotencyKeys())

  const send = form.handleSubmit(async (fields) => {
    const clue = clueOf(fields, sessionStore.getState().userInfo.id)
    try {
      await call(saveClue, clue, { errors: 'inline', idempotencyKey: keys.keyFor(clue) })
    } catch (error) {
      showFailure(error)
      return
    }
    keys.renew()
    void invalidate(queryClient, ownClues)
    form.reset()
    onSent()
    toast.success(t('consult.done'))
    toast.info(t('consult.next', { mobile: withMaskedMobile(clue.mobile) }), NEXT_MS)
  })

  /** At the field that the server names, else above the button. The page itself shows an ended session. */
  function showFailure(error: unknown): void {
    if (error instanceof SessionInvalidError || error instanceof CancelledError) return
    const message = error instanceof ApiError ? error.message : t('consult.failed')
    form.setError(fieldOf(error) ?? 'root.server', { type: 'server', message }, { shouldFocus: true })
  }

  return { form, submit: () => void send() }
}

function fieldOf(error: unknown): ConsultText | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === ERROR_CODES.smsCodeWrong) return 'code'
  return isConsultText(error.field) ? error.field : null
}
