import { useSession } from '@campus/session/session-store'
import { BookOpenCheck, Building2, GraduationCap } from 'lucide-react'

import type { Tile } from '../common/TileGround'
import { useT } from '../messages'
import type { RegisterKind } from './register.model'
import { Benefit, Benefits, Ground, School, Side, SideTitle } from './register.styles'

const ICONS = { study: BookOpenCheck, certificate: GraduationCap, enterprise: Building2 } as const
const BENEFITS = ['study', 'certificate', 'enterprise'] as const

const TILES: readonly Tile[] = [
  [0, 3, 0, 0.1],
  [1, 3, 90, 0.06],
  [2, 3, 270, 0.12],
  [3, 3, 180, 0.08],
  [3, 2, 0, 0.1],
  [2, 2, 90, 0.05],
  [3, 1, 270, 0.07],
  [0, 2, 270, 0.05],
]

/** What one gets by joining. On a phone the form stands alone. */
export function RegisterSide({ kind }: { kind: RegisterKind }) {
  const t = useT()
  const school = useSession((session) => session.schoolInfo?.universityName ?? '')
  return (
    <Side>
      <Ground tiles={TILES} columns={4} rows={4} align="xMaxYMax" />
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
              {t(`register.benefit.${benefit}`)}
            </Benefit>
          )
        })}
      </Benefits>
    </Side>
  )
}
