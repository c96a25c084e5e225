import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { ServiceContact } from '@campus/contracts/school'
import { Button } from '@campus/ui/button'
import type { Elements } from '@campus/ui/elements'
import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { useSite } from '../../site-context'
import { serviceContact } from './tools.queries'

const Stacked = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
`

const Title = styled.p`
  color: ${color.textMuted};
`

const Number = styled.a`
  color: ${color.accentText};
  font: ${weight.bold} ${text.l} ${font.sans};

  &:hover {
    text-decoration: underline;
  }
`

/** White in both schemes: scanners need dark on light. */
const Code = styled.img`
  width: 160px;
  height: 160px;
  padding: ${space[2]};
  border-radius: ${radius.m};
  background: #fff;
  object-fit: contain;
`

/** The phone number: the service contact's, else the school's own, else 「无」. */
export function PhoneCard() {
  const t = useCommonT()
  const { buSchoolInfo } = useSite()
  return (
    <ContactCard title={t('tools.phone')}>
      {(contact) => {
        const mobile = contact === null ? buSchoolInfo.contactMobile : contact.mobile
        return mobile === '' ? <p>{t('common.none')}</p> : <Number href={`tel:${mobile}`}>{mobile}</Number>
      }}
    </ContactCard>
  )
}

/** The customer service's QR code. */
export function QrCodeCard() {
  const t = useCommonT()
  const [broken, setBroken] = useState<string>()
  return (
    <ContactCard title={t('tools.qrCode')}>
      {(contact) =>
        contact === null || contact.url === '' || contact.url === broken ? (
          <p>{t('common.noServiceWechat')}</p>
        ) : (
          <Code
            src={contact.url}
            alt={t('tools.qrCode')}
            width={160}
            height={160}
            onError={() => setBroken(contact.url)}
          />
        )
      }
    </ContactCard>
  )
}

function ContactCard({ title, children }: { title: string; children: (contact: ServiceContact | null) => Elements }) {
  const t = useCommonT()
  const { data: contact, isError, refetch } = useQuery(serviceContact())
  return (
    <Stacked role="status">
      <Title>{title}</Title>
      {contact !== undefined ? (
        children(contact)
      ) : isError ? (
        <>
          <p>{t('ui.error.title')}</p>
          <Button variant="text" size="s" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </>
      ) : (
        <SkeletonRegion>
          <SkeletonText />
        </SkeletonRegion>
      )}
    </Stacked>
  )
}
