import { useAddress } from '@campus/calls/use-address'
import type { BuSchoolInfo, SchoolInfo } from '@campus/contracts/school'
import { Section } from '@campus/ui/layout'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'

import { useT } from '../messages'
import { pointsAddress } from '../school-address.model'
import { placeOf, pointGroups, type PointType } from './point.model'
import { PointsOnMap } from './PointsOnMap'

const TAB_NAMES = {
  ENROLL: 'school.points.enrolDistrict',
  TEACHING: 'school.points.TEACHING',
  EXAM: 'school.points.EXAM',
  EVALUATE: 'school.points.EVALUATE',
} as const satisfies Record<PointType, string>

interface ServicePointsProps {
  school: SchoolInfo
  business: BuSchoolInfo
}

/** The places for enrolment, learning, exams and certification: a list for each type, and a map. */
export function ServicePoints({ school, business }: ServicePointsProps) {
  const t = useT()
  const { values, go } = useAddress(pointsAddress)
  const groups = pointGroups(business)
  const shown = groups.find(({ type }) => type === values.points) ?? groups[0]
  return (
    <Section title={t('school.section.points')} lead={t('school.section.points.lead')}>
      {shown === undefined ? (
        <EmptyState />
      ) : (
        <Tabs
          label={t('school.points.types')}
          items={groups.map(({ type }) => ({ value: type, label: t(TAB_NAMES[type]) }))}
          value={shown.type}
          onChange={(points) => go({ points }, { history: 'replace' })}
        >
          <PointsOnMap points={shown.points} school={placeOf(school)} />
        </Tabs>
      )}
    </Section>
  )
}
