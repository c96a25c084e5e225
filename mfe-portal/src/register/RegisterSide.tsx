import { BookOpenCheck, Building2, GraduationCap } from 'lucide-react'

import { useSession } from '@campus/session/session-store'
import { HalfGround } from '@campus/ui/split-card'

import { useT } from './messages'
import type { RegisterKind } from './register.model'
import { Benefit, Benefits, School, Side, SideTitle } from './register.styles'

const ICONS = { study: BookOpenCheck, certificate: GraduationCap, enterprise: Building2 } as const
const BENEFITS = ['study', 'certificate', 'enterprise'] as const

/** The benefits of joining. */
export function RegisterSide({ kind }: { kind: RegisterKind }) {
  const t = useT()
  const school = useSession((session) => session.schoolInfo?.universityName ?? '')
  return (
    <Side>
      <HalfGround />
      <div>
        <School>{school}</School>
        <SideTitle>{t(`register.side.${kind}`)}</SideTitle>
      </div>
      <Benefits>
        {BENEFITS.map((benefit) => {
          const Icon = ICONS[benefit]
          return (
            <Benefit key={benefit}>
              <Icon aria-hidden />
              <span>{t(`register.benefit.${benefit}`)}</span>
            </Benefit>
          )
        })}
      </Benefits>
    </Side>
  )
}
