import { styled } from 'styled-components'

import type { BuSchoolInfo } from '@campus/contracts/school'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { useT } from '../../messages'
import { institutionFacts } from './detail.model'

const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  border-block: 1px solid ${color.border};

  & > div {
    display: grid;
    grid-template-columns: 8em minmax(0, 1fr);
    gap: ${space[4]};
    padding-block: ${space[3]};
  }
  & > div + div {
    border-block-start: 1px solid ${color.border};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    font: ${weight.medium} ${text.m} ${font.sans};
  }
  @media ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    dt {
      font-size: 0.875rem;
    }
  }
`

/** The institution in facts; nothing when none is known. */
export function InstitutionFacts({ business }: { business: Pick<BuSchoolInfo, 'educationalInstitution'> }) {
  const t = useT()
  const facts = institutionFacts(business)
  if (facts.length === 0) return null
  return (
    <Facts>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}
