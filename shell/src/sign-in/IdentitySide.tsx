import { styled } from 'styled-components'

import type { Brand } from '@campus/contracts/school'
import { ColouredHalf, HalfGround } from '@campus/ui/split-card'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { BrandMark } from '../common/BrandMark'
import { schoolName } from '../common/school.model'
import { SchoolLogo } from '../common/SchoolLogo'
import { useBrandName } from '../common/use-brand-name'
import { useSite } from '../site-context'

/** On a phone the form stands alone: the header names the site's owner. */
const Side = styled(ColouredHalf)`
  justify-content: space-between;

  @media ${media.belowDesktop} {
    padding-block: ${space[6]};
  }
  @media ${media.phone} {
    display: none;
  }
`

const Plate = styled.span`
  display: inline-grid;
  width: fit-content;
  padding: ${space[1]};
  border-radius: ${radius.l};
  background: ${color.onAccent};
`

const Name = styled.p`
  font: ${weight.bold} ${text.xxxl} ${font.sans};
  letter-spacing: -0.01em;
  text-wrap: balance;
`

const Project = styled.p`
  font: ${weight.regular} ${text.l} ${font.sans};
  opacity: 0.9;
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

/** The owner of the site. */
export function SchoolSide() {
  const site = useSite()
  const name = schoolName(site)
  const project = site.buSchoolInfo.projectName || site.schoolInfo.projectName
  return (
    <Side>
      <HalfGround />
      <Plate>
        <SchoolLogo size={64} />
      </Plate>
      <Words>
        <Name>{name}</Name>
        {project === '' || project === name ? null : <Project>{project}</Project>}
      </Words>
    </Side>
  )
}

/** The partner brand of this sign-in, and the school behind it. */
export function BrandSide({ brand }: { brand: Brand }) {
  const name = useBrandName(brand)
  const school = schoolName(useSite())
  return (
    <Side>
      <HalfGround />
      <Plate>
        <BrandMark brand={brand} size={64} />
      </Plate>
      <Words>
        <Name>{name}</Name>
        {school === name ? null : <Project>{school}</Project>}
      </Words>
    </Side>
  )
}
