import { useQuery } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'

import { useT } from './messages'
import type { RegisterFields } from './register.model'
import { invitationQuery } from './register.queries'

/** Names the owner of the invitation once it is known; before that, says where to get one. */
export function InvitedTo({ control }: { control: Control<RegisterFields> }) {
  const t = useT()
  const code = useWatch({ control, name: 'invitationCode' })
  const { data } = useQuery({ ...invitationQuery(code), enabled: false })
  const words = data === undefined ? t('register.invitationHint') : t('register.invitedTo', { name: data.name })
  return <span>{words}</span>
}
