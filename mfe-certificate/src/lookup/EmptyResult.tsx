import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { styled } from 'styled-components'

import { defineBlock } from '@campus/calls/page'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { useArrival } from '../common/use-arrival'
import { ContactTips } from './ContactTips'
import { contactQuery } from './lookup.queries'
import { useT } from './messages'

/** Nothing was found: what to check, and whom to ask. */
export const EmptyResult = defineBlock({ queries: () => [contactQuery()], Component: Nothing })

function Nothing() {
  const t = useT()
  const contact = useQuery(contactQuery())
  const heading = useArrival<HTMLHeadingElement>(true)
  return (
    <Sheet>
      <div>
        <SearchX aria-hidden />
        <Heading ref={heading} tabIndex={-1}>
          {t('certificate.empty')}
        </Heading>
        <HelpTitle>{t('certificate.help.title')}</HelpTitle>
        <Tips>
          <li>{t('certificate.empty.tipEntry')}</li>
          <li>{t('certificate.empty.tipNumber')}</li>
          <li>{t('certificate.empty.tipName')}</li>
        </Tips>
      </div>
      {contact.data ? <ContactTips contact={contact.data} /> : null}
    </Sheet>
  )
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
  padding: ${space[8]};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  & > div > svg {
    width: ${space[8]};
    height: ${space[8]};
    color: ${color.textSubtle};
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[5]};
  }
`

const Heading = styled.h2`
  padding-block: ${space[3]} ${space[5]};
  font: ${weight.bold} ${text.xl} ${font.sans};
`

const HelpTitle = styled.h3`
  font: ${weight.medium} ${text.m} ${font.sans};
`

const Tips = styled.ul`
  padding-block-start: ${space[2]};
  padding-inline-start: 1.25em;
  color: ${color.textMuted};
`
