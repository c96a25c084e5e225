import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { CardPlace, FormHalf, HalvesCard, SplitCardTitle } from '@campus/ui/split-card'

import { useT } from './messages'
import { kindOf, registerAddress } from './register.model'
import { schoolsQuery } from './register.queries'
import { Lead } from './register.styles'
import { RegisterForm } from './RegisterForm'
import { RegisterSide } from './RegisterSide'

/** Joins a school: a chosen one, or the school of an enterprise's invitation. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => (kindOf(registerAddress.parse(query).type) === 'school' ? [schoolsQuery()] : []),
  Component: RegisterPage,
})

function RegisterPage() {
  const t = useT()
  const { type } = useAddress(registerAddress).values
  const kind = kindOf(type)
  return (
    <CardPlace>
      <HalvesCard>
        <RegisterSide kind={kind} />
        <FormHalf>
          <div>
            <SplitCardTitle>{t(`register.title.${kind}`)}</SplitCardTitle>
            <Lead>{t(`register.lead.${kind}`)}</Lead>
          </div>
          <RegisterForm key={type} type={type} />
        </FormHalf>
      </HalvesCard>
    </CardPlace>
  )
}
