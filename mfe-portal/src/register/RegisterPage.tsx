import { useSearchParams } from 'react-router-dom'

import type { PageContext } from '@campus/contracts/module'
import { CardPlace, FormHalf, HalvesCard, SplitCardTitle } from '@campus/ui/split-card'

import { useT } from '../messages'
import { kindOf, parseRegisterType } from './register.model'
import { schoolsQuery } from './register.queries'
import { Lead } from './register.styles'
import { RegisterForm } from './RegisterForm'
import { RegisterSide } from './RegisterSide'

const typeIn = (query: URLSearchParams) => parseRegisterType(query.get('type'))

/** Starts the list of schools, where one is to be chosen, while the page's code arrives. */
export function loader({ url, queryClient }: PageContext): void {
  if (kindOf(typeIn(url.searchParams)) === 'school') void queryClient.prefetchQuery(schoolsQuery())
}

/** Joins a school: one of one's choice, or the school of an enterprise's invitation. */
export function Component() {
  const t = useT()
  const [query] = useSearchParams()
  const type = typeIn(query)
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
