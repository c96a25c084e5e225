import { styled } from 'styled-components'

import { VisuallyHidden } from '@campus/ui/layout'
import { space } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { useSite } from '../../site-context'
import { institutionProperties } from './header.model'
import { ViewCount } from './ViewCount'

const Row = styled.ul`
  display: flex;
  gap: ${space[2]};
  min-width: 0;
  padding: 0;
  list-style: none;
  white-space: nowrap;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  & > li + li::before {
    content: '';
    width: 3px;
    height: 3px;
    border-radius: 50%;
    background: currentColor;
    opacity: 0.5;
  }
`

/** Nature, grade, training mode and view count, in one line. */
export function SchoolProperties() {
  const t = useCommonT()
  const { buSchoolInfo } = useSite()
  return (
    <Row role="list">
      {institutionProperties(buSchoolInfo).map(({ id, value }) => (
        <li key={id}>
          <VisuallyHidden>{t(`header.school.${id}`)}</VisuallyHidden>
          <span>{value}</span>
        </li>
      ))}
      <li>
        <ViewCount />
      </li>
    </Row>
  )
}
