import type { BuSchoolInfo } from '@campus/contracts/school'
import { FactList } from '@campus/ui/fact-list'

import { useT } from '../messages'
import { institutionFacts } from './detail.model'

/** Facts about the institution; nothing when there are none. */
export function InstitutionFacts({ business }: { business: Pick<BuSchoolInfo, 'educationalInstitution'> }) {
  const t = useT()
  const facts = institutionFacts(business)
  return <FactList look="ruled" facts={facts.map(({ label, value }) => ({ label: t(label), value }))} />
}
