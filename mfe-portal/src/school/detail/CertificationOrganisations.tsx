import { styled } from 'styled-components'

import type { CertificationOrganization } from '@campus/contracts/school'
import { Card } from '@campus/ui/card'
import { FactList } from '@campus/ui/fact-list'
import { Grid, Inline, Section } from '@campus/ui/layout'
import { EmptyState } from '@campus/ui/states'
import { Tag } from '@campus/ui/tag'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import { levelMessage, roleMessage } from './detail.model'

const Role = styled.span`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Name = styled.h4`
  padding-block: ${space[1]} ${space[3]};
  font: ${weight.bold} ${text.l} ${font.sans};
`

interface CertificationOrganisationsProps {
  title: string
  organisations: readonly CertificationOrganization[]
}

/** The organisations that certify the school's training, and those that issue the certificates. */
export function CertificationOrganisations({ title, organisations }: CertificationOrganisationsProps) {
  return (
    <Section title={title} level={3}>
      {organisations.length === 0 ? (
        <EmptyState />
      ) : (
        <Grid min="320px" gap={5}>
          {organisations.map((organisation) => (
            <Organisation key={organisation.id} organisation={organisation} />
          ))}
        </Grid>
      )}
    </Section>
  )
}

function Organisation({ organisation }: { organisation: CertificationOrganization }) {
  const t = useT()
  const level = levelMessage(organisation)
  return (
    <Card aria-label={organisation.name}>
      <Inline justify="between">
        <Role>{t(roleMessage(organisation))}</Role>
        {level === null ? null : <Tag tone="accent">{t(level)}</Tag>}
      </Inline>
      <Name>{organisation.name}</Name>
      <FactList
        facts={[
          { label: t('school.detail.certification.scope'), value: organisation.serviceScope.trim() },
          { label: t('school.features'), value: organisation.features.trim() },
        ]}
      />
    </Card>
  )
}
