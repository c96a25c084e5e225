import { MapPin, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { schoolName } from '../../common/school.model'
import { SchoolLogo } from '../../common/SchoolLogo'
import { useSite } from '../../site-context'
import { LegalTexts } from '../LegalTexts'
import { AgreementLinks } from './AgreementLinks'
import { FooterLine, FooterRoot } from './footer-parts'
import { authorisingVendor, serviceAreas } from './footer.model'

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(220px, 1.6fr) repeat(4, 1fr);
  gap: ${space[10]} ${space[6]};
  padding-block: ${space[12]};

  @media ${media.tablet} {
    grid-template-columns: repeat(4, 1fr);
  }
  @media ${media.phone} {
    grid-template-columns: repeat(2, 1fr);
    gap: ${space[8]} ${space[4]};
    padding-block: ${space[8]};
  }
`

const School = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;

  @media ${media.belowDesktop} {
    grid-column: 1 / -1;
  }
`

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.text};
  font: ${weight.bold} ${text.m} ${font.sans};
`

const Fact = styled.p`
  display: flex;
  gap: ${space[2]};

  & > svg {
    flex: none;
    width: 1em;
    height: 1lh;
  }
`

const PhoneLink = styled.a`
  display: inline-block;
  min-height: ${space[6]};

  &:hover {
    color: ${color.accentText};
  }
`

const Area = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
`

const AreaTitle = styled.h2`
  color: ${color.text};
  font: ${weight.medium} ${text.s} ${font.sans};
`

const Services = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  color: ${color.textSubtle};

  & > li > a {
    display: inline-block;
    min-height: ${space[6]};
  }
  & > li > a:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

const Bottom = styled.div`
  border-block-start: 1px solid ${color.border};
`

/** The school, what it offers and where, and the organisations behind the site. */
export function SiteFooter() {
  const t = useCommonT()
  const site = useSite()
  const { schoolInfo, buSchoolInfo, tenantSettings, moduleMap } = site
  const vendor = authorisingVendor(buSchoolInfo, tenantSettings)
  return (
    <FooterRoot>
      <Columns>
        <School>
          <Name>
            <SchoolLogo size={36} />
            <span>{schoolName(site)}</span>
          </Name>
          {schoolInfo.address === '' ? null : (
            <Fact>
              <MapPin aria-hidden />
              <span>{schoolInfo.address}</span>
            </Fact>
          )}
          {buSchoolInfo.contactMobile === '' ? null : (
            <Fact>
              <Phone aria-hidden />
              <PhoneLink href={`tel:${buSchoolInfo.contactMobile}`}>{buSchoolInfo.contactMobile}</PhoneLink>
            </Fact>
          )}
        </School>
        {serviceAreas(moduleMap).map(({ title, services }) => (
          <Area key={title}>
            <AreaTitle>{t(title)}</AreaTitle>
            <Services role="list">
              {services.map(({ text, to }) => (
                <li key={text}>{to === null ? t(text) : <Link to={to}>{t(text)}</Link>}</li>
              ))}
            </Services>
          </Area>
        ))}
      </Columns>
      <Bottom>
        <FooterLine>
          <LegalTexts />
          <AgreementLinks />
          {vendor === null ? null : <p>{t('footer.authorisation.vendor', { vendor })}</p>}
        </FooterLine>
      </Bottom>
    </FooterRoot>
  )
}
