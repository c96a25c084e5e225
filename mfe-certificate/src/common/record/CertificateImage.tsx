import { Printer, ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { Picture } from '@campus/ui/picture'
import { color, font, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../messages'
import { pageAddress } from '../page-address'
import { pictureAddress, type CertificateRecord } from './certificate-record.model'
import { CertificateDownload } from './CertificateDownload'
import { ImagePreview } from './ImagePreview'

/** The certificate's picture with preview and download, or a note that there is none. */
export function CertificateImage({ record }: { record: CertificateRecord }) {
  const t = useCommonT()
  const [isPreviewed, setPreviewed] = useState(false)
  const address = pictureAddress(record.imageUrl, pageAddress())
  const alt = t('certificate.imageOf', { name: record.holder })
  const print = (
    <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
      {t('certificate.print')}
    </Button>
  )
  if (address === '') {
    return (
      <>
        <None>{t('common.noCertificate')}</None>
        <Actions>{print}</Actions>
      </>
    )
  }
  return (
    <>
      <Preview type="button" onClick={() => setPreviewed(true)}>
        <Picture src={address} alt={alt} ratio="4 / 3" fit="contain" priority />
        <PreviewMark>
          <ZoomIn aria-hidden />
          <span>{t('certificate.preview')}</span>
        </PreviewMark>
      </Preview>
      <Actions>
        <CertificateDownload record={record} address={address} />
        {print}
      </Actions>
      <ImagePreview open={isPreviewed} onClose={() => setPreviewed(false)} src={address} alt={alt} />
    </>
  )
}

const None = styled.p`
  display: grid;
  min-height: 160px;
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.m};
  color: ${color.textMuted};
  place-items: center;
`

const Preview = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: none;
  cursor: zoom-in;
  transition: border-color ${motion.fast};

  &:hover {
    border-color: ${color.accentText};
  }
`

const PreviewMark = styled.span`
  position: absolute;
  inset-block-end: ${space[2]};
  inset-inline-end: ${space[2]};
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: ${weight.medium} ${text.s} ${font.sans};

  & > svg {
    width: 1em;
  }
  @media print {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-block-start: ${space[4]};

  @media print {
    display: none;
  }
`
