import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { useSession } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { VisuallyHidden } from '@campus/ui/layout'
import { color, font, media, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { externalUrl } from '../../common/external-url'
import { SERVICES, serviceTargets, type ServiceTarget } from '../home.model'
import { useT } from '../messages'
import { ServiceIcon } from './ServiceIcon'

/** Parts of one page, not separate objects: hairlines between them instead of cards around them. */
const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  & > li {
    display: grid;
    min-width: 0;
  }
  & > li + li {
    border-inline-start: 1px solid ${color.border};
  }
  @media ${media.belowWide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-flow: row;
    row-gap: ${space[4]};

    & > li:nth-child(3n + 1) {
      border-inline-start: 0;
    }
  }
`

const EntryLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.m};

  & > svg {
    transition: translate ${motion.base};
  }
  @media ${media.phone} {
    flex-direction: column;
    gap: ${space[1]};
    padding-inline: ${space[1]};
    text-align: center;
  }

  &:hover > svg {
    translate: 0 -2px;
  }
  &:hover strong {
    color: ${color.accentText};
  }
`

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Name = styled.strong`
  font: ${weight.bold} ${text.l} ${font.sans};
  line-height: 1.4;

  @media ${media.phone} {
    font-size: 1rem;
  }
`

const Hint = styled.span`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
  line-height: 1.4;

  @media ${media.phone} {
    font-size: 0.75rem;
  }
`

/** The six things people come for, as far as the school has them. */
export function ServiceGrid() {
  const t = useT()
  const brand = useSession(activeBrand)
  const examLoginUrl = useSession((session) => externalUrl(session.buSchoolInfo?.examLoginUrl ?? ''))
  const targets = serviceTargets({ brand, examLoginUrl })
  return (
    <nav aria-label={t('home.services')}>
      <List>
        {SERVICES.map((service) => {
          const target = targets[service]
          return target === null ? null : (
            <li key={service}>
              <ServiceEntry target={target}>
                <ServiceIcon service={service} />
                <Words>
                  <Name>{t(`home.grid.${service}`)}</Name>
                  <Hint>{t(`home.grid.${service}.hint`)}</Hint>
                  {target.kind === 'outside' ? <VisuallyHidden>{t('ui.newWindow')}</VisuallyHidden> : null}
                </Words>
              </ServiceEntry>
            </li>
          )
        })}
      </List>
    </nav>
  )
}

function ServiceEntry({ target, children }: { target: ServiceTarget; children: ReactNode }) {
  const { search } = useLocation()
  switch (target.kind) {
    case 'section':
      return <EntryLink to={{ search, hash: target.id }}>{children}</EntryLink>
    case 'inside':
      return <EntryLink to={target.path}>{children}</EntryLink>
    case 'outside':
      return (
        <EntryLink to={target.url} target="_blank" rel="noopener noreferrer">
          {children}
        </EntryLink>
      )
  }
}
