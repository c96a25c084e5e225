import type { ProductTeacher } from '@campus/contracts/product-detail'
import { Avatar } from '@campus/ui/avatar'
import { Section } from '@campus/ui/layout'

import { useT } from './messages'
import { Cards, Person, Role } from './product.styles'

/** Who teaches it. */
export function Teachers({ teachers }: { teachers: readonly ProductTeacher[] }) {
  const t = useT()
  if (teachers.length === 0) return null
  return (
    <Section title={t('productPage.teachers')}>
      <Cards>
        {teachers.map(({ name, picture, roleCode }) => (
          <Person key={name}>
            <Avatar src={picture} name={name} size={48} decorative />
            <div>
              <p>{name}</p>
              {isKnown(roleCode) ? <Role>{t(`productPage.teacher.${roleCode}`)}</Role> : null}
            </div>
          </Person>
        ))}
      </Cards>
    </Section>
  )
}

function isKnown(roleCode: string): roleCode is 't_kcls' | 't_fdls' {
  return roleCode === 't_kcls' || roleCode === 't_fdls'
}
