import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { ServiceContact } from '@campus/contracts/school'
import { Button } from '@campus/ui/button'
import { copyText } from '@campus/ui/copy-text'
import type { Elements } from '@campus/ui/elements'
import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { useMedia } from '../../common/use-media'
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

const Call = styled.a`
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

  @media ${media.phone} {
    width: 200px;
    height: 200px;
  }
`

/** The phone number: the service contact's, else the school's own, else 「无」. */
export function PhoneCard() {
  const t = useCommonT()
  const { buSchoolInfo } = useSite()
  return (
    <ContactCard title={t('tools.phone')}>
      {(contact) => {
        const mobile = contact === null ? buSchoolInfo.contactMobile : contact.mobile
        return mobile === '' ? <p>{t('common.none')}</p> : <ContactNumber mobile={mobile} />
      }}
    </ContactCard>
  )
}

/** The customer service's QR code, and the number of the same contact. */
export function QrCodeCard() {
  const t = useCommonT()
  return (
    <ContactCard title={t('tools.qrCode')}>
      {(contact) => (
        <>
          <QrCode picture={contact?.url ?? ''} />
          {contact === null || contact.mobile === '' ? null : <ContactNumber mobile={contact.mobile} />}
        </>
      )}
    </ContactCard>
  )
}

/** A phone cannot scan its own screen: there the picture is pressed. */
function QrCode({ picture }: { picture: string }) {
  const t = useCommonT()
  const isPhone = useMedia(media.phone)
  const [broken, setBroken] = useState<string>()
  if (picture === '' || picture === broken) return <p>{t('common.noServiceWechat')}</p>
  return (
    <>
      <Code src={picture} alt={t('tools.qrCode')} width={160} height={160} onError={() => setBroken(picture)} />
      <p>{t(isPhone ? 'tools.qrCode.press' : 'tools.qrCode.scan')}</p>
    </>
  )
}

/** A number to call, and to copy. */
function ContactNumber({ mobile }: { mobile: string }) {
  const t = useCommonT()
  const copy = () => copyText(mobile, { done: t('tools.number.copied'), failed: t('tools.number.copyFailed') })
  return (
    <>
      <Call href={`tel:${mobile}`}>{mobile}</Call>
      <Button variant="text" size="s" icon={<Copy aria-hidden />} onClick={() => void copy()}>
        {t('tools.number.copy')}
      </Button>
    </>
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
