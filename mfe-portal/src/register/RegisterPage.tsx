import { useQuery } from '@tanstack/react-query'

import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { CardPlace, FormHalf, HalvesCard, SplitCardTitle } from '@campus/ui/split-card'
import { sendsSmsQuery } from '@campus/verification/sms-queries'

import { useT } from './messages'
import { kindOf, registerAddress } from './register.model'
import { schoolsQuery } from './register.queries'
import { Lead } from './register.styles'
import { RegisterForm } from './RegisterForm'
import { RegisterSide } from './RegisterSide'

/** Joins a school: a chosen one, or the school of an enterprise's invitation. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => [
    sendsSmsQuery(),
    ...(kindOf(registerAddress.parse(query).type) === 'school' ? [schoolsQuery()] : []),
  ],
  Component: RegisterPage,
})

function RegisterPage() {
  const t = useT()
  const { type } = useAddress(registerAddress).values
  const kind = kindOf(type)
  const { data: sendsSms = true } = useQuery(sendsSmsQuery())
  return (
    <CardPlace>
      <HalvesCard>
        <RegisterSide kind={kind} />
        <FormHalf>
          <div>
            <SplitCardTitle>{t(`register.title.${kind}`)}</SplitCardTitle>
            <Lead>{t(sendsSms ? `register.lead.${kind}` : 'register.noSms')}</Lead>
          </div>
          {sendsSms ? <RegisterForm key={type} type={type} /> : null}
        </FormHalf>
      </HalvesCard>
    </CardPlace>
  )
}
