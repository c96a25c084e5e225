import { Download, FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { ButtonLink } from '@campus/ui/button'
import { OnceButton } from '@campus/ui/once-button'
import { saveFile } from '@campus/ui/save-file'
import { toast } from '@campus/ui/toast'

import { fileNameOf } from '../file-name'
import { useCommonT } from '../messages'
import { pageAddress } from '../page-address'
import { loadPicture, pdfOf, pngOf } from './certificate-file'
import { isDrawable, type CertificateRecord } from './certificate-record.model'

interface CertificateDownloadProps {
  record: CertificateRecord
  /** The picture's address, which works for a few minutes. */
  address: string
}

/** Ways to save the picture. One of another site is saved as it is: pages may not read it. */
export function CertificateDownload({ record, address }: CertificateDownloadProps) {
  const t = useCommonT()
  if (isDrawable(address, pageAddress())) return <AsFiles record={record} address={address} />
  return (
    <ButtonLink
      to={address}
      reloadDocument
      download={fileNameOf(record.holder, record.number)}
      variant="primary"
      icon={<Download aria-hidden />}
    >
      {t('certificate.download')}
    </ButtonLink>
  )
}

function AsFiles({ record, address }: CertificateDownloadProps) {
  const t = useCommonT()
  // Taken while the address works; what is saved later comes from here.
  const kept = useRef<Promise<HTMLImageElement | null>>(null)
  useEffect(() => {
    kept.current = loadPicture(address).catch(() => null)
  }, [address])
  const name = fileNameOf(record.holder, record.number)
  const save = async (make: (picture: HTMLImageElement) => Promise<Blob>, extension: string) => {
    try {
      // Without a line at first, the address may still work now.
      const picture = (await kept.current) ?? (await loadPicture(address))
      saveFile(await make(picture), `${name}.${extension}`)
    } catch {
      toast.error(t('certificate.download.failed'))
    }
  }
  return (
    <>
      <OnceButton variant="primary" icon={<Download aria-hidden />} action={() => save(pngOf, 'png')}>
        {t('certificate.download')}
      </OnceButton>
      <OnceButton
        icon={<FileText aria-hidden />}
        action={() => save((picture) => pdfOf(picture, t('certificate.imageOf', { name: record.holder })), 'pdf')}
      >
        {t('certificate.download.pdf')}
      </OnceButton>
    </>
  )
}
