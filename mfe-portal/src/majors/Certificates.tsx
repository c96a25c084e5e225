import { useState } from 'react'

import type { HotMajor } from '@campus/contracts/hot-major'
import { Section } from '@campus/ui/layout'
import { Phrases } from '@campus/ui/phrases'
import { Picture } from '@campus/ui/picture'
import { EmptyState } from '@campus/ui/states'

import { MediaDialog } from '../common/media/MediaDialog'
import { Caption, CertificateButton, CertificateFace, CertificateList } from './major.styles'
import { useT } from './messages'

type Certificate = HotMajor['relatedCertificate'][number]

/** The certificates of the major; a press enlarges one. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const t = useT()
  // Kept while the dialog fades out, so that it is not empty before it is gone.
  const [shown, setShown] = useState<{ certificate: Certificate; open: boolean }>()
  return (
    <Section title={t('hotMajor.certificates')}>
      {certificates.length === 0 ? (
        <EmptyState title={t('common.noCertificate')} />
      ) : (
        <CertificateList>
          {certificates.map((certificate, at) => (
            <li key={at}>
              <Entry certificate={certificate} onOpen={() => setShown({ certificate, open: true })} />
            </li>
          ))}
        </CertificateList>
      )}
      {shown === undefined ? null : (
        <MediaDialog
          open={shown.open}
          onClose={() => setShown({ ...shown, open: false })}
          media={{ kind: 'picture', url: shown.certificate.url, title: shown.certificate.name }}
        />
      )}
    </Section>
  )
}

/** A certificate without a picture is only named. */
function Entry({ certificate: { name, url }, onOpen }: { certificate: Certificate; onOpen: () => void }) {
  const t = useT()
  const face = (
    <>
      <Picture src={url} alt="" seed={name} ratio="4 / 3" />
      <Caption>
        <Phrases>{name}</Phrases>
      </Caption>
    </>
  )
  if (url === '') return <CertificateFace>{face}</CertificateFace>
  return (
    <CertificateButton
      type="button"
      aria-haspopup="dialog"
      aria-label={t('hotMajor.certificate.preview', { name })}
      onClick={onOpen}
    >
      {face}
    </CertificateButton>
  )
}
