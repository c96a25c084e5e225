import { useForm } from 'react-hook-form'

import { useChangeOnce } from '@campus/calls/use-call-once'
import { storeUser } from '@campus/session/session-actions'
import { withMaskedMobile, type UserIdentity } from '@campus/session/session.model'
import { Button } from '@campus/ui/button'
import { Card } from '@campus/ui/card'
import { FactList } from '@campus/ui/fact-list'
import { TextField } from '@campus/ui/field'
import { Section } from '@campus/ui/layout'
import { toast } from '@campus/ui/toast'
import { fieldValidator } from '@campus/validators/form-field'
import { requiredAs } from '@campus/validators/rule'

import { useSite } from '../site-context'
import { changeNames, type Names } from './account.queries'
import { Fields, Muted } from './account.styles'
import { useT } from './messages'

/** Characters of a name at most. */
const LONGEST_NAME = 40

const isNickName = fieldValidator(requiredAs('account.nickName.required'), ({ id }) => id)

/** The names and the number. The real name is the school's; who has none yet says it once. */
export function ProfileCard({ user }: { user: UserIdentity }) {
  const t = useT()
  const site = useSite()
  const isNamed = user.realName !== ''
  const form = useForm({ defaultValues: { nickName: user.nickName, realName: '' } })
  const change = useChangeOnce('account.names', {
    send: (names: Names) => changeNames(site, user.userId, names),
    onSuccess: (person) => {
      storeUser(person)
      form.reset({ nickName: person.nickName, realName: '' })
      toast.success(t('account.saved'))
    },
  })
  const submit = form.handleSubmit(({ nickName, realName }) => {
    const given = realName.trim()
    change.run({ nickName: nickName.trim(), ...(given !== '' && { realName: given }) })
  })
  return (
    <Card padding="l">
      <Section title={t('account.profile')}>
        <FactList
          look="ruled"
          facts={[
            { label: t('account.realName'), value: user.realName },
            { label: t('account.mobile'), value: withMaskedMobile(user.mobile) },
          ]}
        />
        {isNamed ? <Muted>{t('account.realName.fixed')}</Muted> : null}
        <Fields noValidate onSubmit={(event) => void submit(event)}>
          {isNamed ? null : (
            <TextField
              {...form.register('realName')}
              label={t('account.realName')}
              hint={t('account.realName.hint')}
              autoComplete="name"
              maxLength={LONGEST_NAME}
            />
          )}
          <TextField
            {...form.register('nickName', { validate: isNickName })}
            label={t('account.nickName')}
            autoComplete="nickname"
            maxLength={LONGEST_NAME}
            required
            error={form.formState.errors.nickName && t('account.nickName.required')}
          />
          <Button type="submit" loading={change.running !== undefined}>
            {t('account.save')}
          </Button>
        </Fields>
      </Section>
    </Card>
  )
}
