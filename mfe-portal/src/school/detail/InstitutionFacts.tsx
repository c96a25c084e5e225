import type { BuSchoolInfo } from '@campus/contracts/school'
import { FactList } from '@campus/ui/fact-list'

import { useT } from '../messages'
import { institutionFacts } from './detail.model'

/** The institution in facts; nothing when none is known. */
export function InstitutionFacts({ business }: { business: Pick<BuSchoolInfo, 'educationalInstitution'> }) {
  const t = useT()
  const facts = institutionFacts(business)
  return <FactList look="ruled" facts={facts.map(({ label, value }) => ({ label: t(label), value }))} />
}
