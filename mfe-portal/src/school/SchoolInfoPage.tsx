import { Images } from 'lucide-react'
import { styled } from 'styled-components'

import { definePage } from '@campus/calls/page'
import { useSession } from '@campus/session/session-store'
import { Button } from '@campus/ui/button'
import { Container } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'
import { Tabs } from '@campus/ui/tabs'
import { Tag } from '@campus/ui/tag'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { useAlbum } from '../common/use-album'
import { BusinessInfo } from './business/BusinessInfo'
import { OrganisationDetail } from './detail/OrganisationDetail'
import { useT } from './messages'
import { ServicePoints } from './points/ServicePoints'
import { INTRO_TAB } from './school-address.model'
import { businessesQuery, informationQuery, mapParametersQuery } from './school.queries'

/** A school's profile: its business, its organisations and its service points. */
export const { Component, loader, queries } = definePage({
  queries: ({ session }) => [
    informationQuery(),
    mapParametersQuery(),
    businessesQuery(session.buSchoolInfo?.serviceAttribute ?? []),
  ],
  Component: SchoolInfoPage,
})

function SchoolInfoPage() {
  const t = useT()
  const school = useSession((session) => session.schoolInfo)
  const business = useSession((session) => session.buSchoolInfo)
  const album = useAlbum()
  if (school === null || business === null) return null
  const project = business.projectName || school.projectName
  const properties = [business.institutionProperty, business.institutionGrade, business.trainingMode]
  const named = [...new Set(properties)].filter((property) => property !== '')
  return (
    <Page>
      <PageHead
        title={school.universityName || project}
        above={project === '' ? null : <Project>{project}</Project>}
        actions={
          album.open && (
            <Button icon={<Images aria-hidden />} aria-haspopup="dialog" onClick={() => album.open?.()}>
              {t('school.album')}
            </Button>
          )
        }
      >
        {named.length === 0 ? null : (
          <Properties>
            {named.map((property) => (
              <li key={property}>
                <Tag tone="accent">{property}</Tag>
              </li>
            ))}
          </Properties>
        )}
      </PageHead>
      {album.dialog}
      <Tabs
        label={t('school.tabs')}
        items={[{ value: INTRO_TAB, label: t('school.tab.intro') }]}
        value={INTRO_TAB}
        onChange={stay}
      >
        <Blocks>
          <BusinessInfo school={school} business={business} />
          <OrganisationDetail business={business} />
          <ServicePoints school={school} business={business} />
        </Blocks>
      </Tabs>
    </Page>
  )
}

/** The profile has a single tab. */
function stay(): void {}

const Page = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding-block: ${space[10]} ${space[20]};

  @media ${media.phone} {
    gap: ${space[4]};
    padding-block: ${space[6]} ${space[12]};
  }
`

const Project = styled.p`
  color: ${color.accentText};
  font: ${weight.medium} ${text.m} ${font.sans};
`

const Properties = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Blocks = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};

  @media ${media.phone} {
    gap: ${space[10]};
  }
`
