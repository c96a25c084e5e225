import { useQueryClient } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'

import { useChangeOnce } from '@campus/calls/use-call-once'
import { ERROR_CODES } from '@campus/contracts/errors'
import type { RegisterType } from '@campus/contracts/sign-in'
import { ApiError, CancelledError } from '@campus/http/errors'
import { storeSignIn } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'
import { toast } from '@campus/ui/toast'
import { useCodeSender, type CodeSender } from '@campus/verification/use-code-sender'

import { HOME_PATH } from '../common/paths'
import { useT } from './messages'
import { openSchool } from './open-school'
import {
  EMPTY_FIELDS,
  fieldOfRequest,
  kindOf,
  signInPath,
  type RegisterFields,
  type RegisterText,
} from './register.model'
import { handOverTo, invitationQuery, joinSchool } from './register.queries'

export interface Registration {
  readonly form: UseFormReturn<RegisterFields>
  readonly sender: CodeSender
  /** Sends the filled-in form, once at a time. */
  readonly submit: () => void
  readonly isBusy: boolean
}

/** The person and the school. */
interface Joining {
  readonly fields: RegisterFields
  readonly tenantId: string
}

interface Registering {
  readonly type: RegisterType
  /** Where a new member of the site's school is led; '' for the home page. */
  readonly redirect: string
  /** The id of the school that is chosen first; '' for none. */
  readonly school: string
}

/** The registration form's state. A new member is signed in at that school and led on there; a failure keeps every word. */
export function useRegisterForm({ type, redirect, school }: Registering): Registration {
  const t = useT()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useForm<RegisterFields>({ defaultValues: { ...EMPTY_FIELDS, school } })
  const place = kindOf(type) === 'enterprise' ? 'invitationCode' : 'school'

  /** At the field that the server names, else above the button; `about` is the only field of that request. */
  function showFailure(error: unknown, about?: RegisterText): void {
    if (error instanceof CancelledError) return
    const refused = error instanceof ApiError
    const message = refused ? error.message : t('register.failed')
    const field = refused ? (about ?? fieldOf(error)) : null
    form.setError(field ?? 'root.server', { type: 'server', message }, { shouldFocus: true })
  }

  /** The school of the form; null when it could not be found out, and the form shows that. */
  async function findSchool({ school: chosen, invitationCode }: RegisterFields): Promise<string | null> {
    if (place === 'school') return chosen
    try {
      return (await queryClient.query(invitationQuery(invitationCode))).id
    } catch (error) {
      showFailure(error, 'invitationCode')
      return null
    }
  }

  const sender = useCodeSender(async () => {
    form.clearErrors('root')
    if (!(await form.trigger([place, 'phone'], { shouldFocus: true }))) return null
    const tenantId = await findSchool(form.getValues())
    return tenantId === null ? null : { mobile: form.getValues('phone'), tenantId }
  })

  const join = useChangeOnce('portal.joinSchool', {
    send: ({ fields, tenantId }: Joining) => joinSchool(type, fields, tenantId),
    onSuccess: async (joined) => {
      const { tenantId, response, user } = joined
      const isHere = tenantId === sessionStore.getState().tenantId
      if (isHere) storeSignIn(tenantId, response, user)
      const code = isHere ? null : await handOverTo(joined)
      if (!isHere) return openSchool(tenantId, code)
      toast.success(t('register.done'))
      // The sign-in page judges the address.
      await navigate(redirect === '' ? HOME_PATH : signInPath(redirect))
    },
    onError: (error) => showFailure(error),
  })

  const submit = form.handleSubmit(async (fields) => {
    const tenantId = await findSchool(fields)
    if (tenantId !== null) join.run({ fields, tenantId })
  })

  return {
    form,
    sender,
    submit: () => void submit(),
    isBusy: form.formState.isSubmitting || join.running !== undefined,
  }
}

function fieldOf(error: ApiError): RegisterText | null {
  return error.code === ERROR_CODES.smsCodeWrong ? 'code' : fieldOfRequest(error.field)
}
