import { CircleCheck, CircleSlash } from 'lucide-react'
import { styled } from 'styled-components'

import { FactList } from '@campus/ui/fact-list'
import { color, font, media, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { fileNameOf } from '../file-name'
import { useCommonT } from '../messages'
import { PrintThisAlone } from '../PrintThisAlone'
import { useArrival } from '../use-arrival'
import { useFieldValue } from '../use-field-value'
import { VerificationCode } from '../VerificationCode'
import type { CertificateRecord } from './certificate-record.model'
import { CertificateImage } from './CertificateImage'

interface RecordSheetProps {
  record: CertificateRecord
  /** What is said of one that is not revoked. */
  standing: string
  /** A line below everything. */
  foot?: string
}

/** A certificate, laid out like the document; in print it is the whole page. */
export function RecordSheet({ record, standing, foot }: RecordSheetProps) {
  const t = useCommonT()
  const heading = useArrival<HTMLHeadingElement>(record)
  const fieldValue = useFieldValue()
  return (
    <Sheet data-print-sheet aria-labelledby="certificate-found">
      <PrintThisAlone />
      <Top>
        <Heading id="certificate-found" ref={heading} tabIndex={-1}>
          <State $isRevoked={record.isRevoked}>
            {record.isRevoked ? <CircleSlash aria-hidden /> : <CircleCheck aria-hidden />}
            <span>{record.isRevoked ? t('certificate.revoked') : standing}</span>
          </State>
          <span>{record.holder}</span>
        </Heading>
        <Subject>
          <span>{t(`certificate.tab.${record.kind}`)}</span>
          {record.subject === '' ? null : <strong>{record.subject}</strong>}
        </Subject>
      </Top>
      {record.isRevoked ? <Warning>{t('certificate.revoked.hint')}</Warning> : null}
      <Body>
        <div>
          <PartTitle>{t('certificate.baseInfo')}</PartTitle>
          <FactList
            look="ruled"
            facts={record.fields.map(({ id, value }) => ({
              label: t(id),
              value: fieldValue(value) || t('common.none'),
            }))}
          />
        </div>
        <div>
          <PartTitle>{t('certificate.image')}</PartTitle>
          <CertificateImage record={record} />
        </div>
      </Body>
      {record.credential === '' || record.isRevoked ? null : (
        <VerificationCode mark={record} fileName={fileNameOf(record.holder, record.number)} />
      )}
      {foot === undefined ? null : <Foot>{foot}</Foot>}
    </Sheet>
  )
}

const Sheet = styled.article`
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow[2]};

  @media print {
    border: 1px solid ${color.border};
    box-shadow: none;
    break-inside: avoid;
    print-color-adjust: exact;
  }
`

/** A band of the school's colour with fine lines, as certificates have. */
const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[8]} ${space[10]};
  border-block-end: 3px double ${color.accentText};
  background: repeating-linear-gradient(115deg, transparent 0 7px, ${color.surface} 7px 8px), ${color.accentSoft};

  @media ${media.phone} {
    padding: ${space[5]};
  }
`

const Heading = styled.h2`
  font: ${weight.bold} ${text.xxxl} ${font.sans};
  scroll-margin-top: calc(${space[24]} + ${space[8]});
`

const State = styled.span<{ $isRevoked: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-block-end: ${space[1]};
  color: ${({ $isRevoked }) => ($isRevoked ? color.dangerText : color.successText)};
  font: ${weight.medium} ${({ $isRevoked }) => ($isRevoked ? text.l : text.s)} ${font.sans};

  & > svg {
    width: 1.125rem;
  }
`

const Subject = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.m} ${font.sans};
  text-align: end;

  @media ${media.phone} {
    text-align: start;
  }

  & > strong {
    display: block;
    color: ${color.text};
    font: ${weight.bold} ${text.l} ${font.sans};
  }
`

const Warning = styled.p`
  padding: ${space[4]} ${space[10]};
  background: ${color.dangerSoft};
  color: ${color.dangerText};
  font: ${weight.medium} ${text.m} ${font.sans};

  @media ${media.phone} {
    padding-inline: ${space[5]};
  }
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
  gap: ${space[10]};
  padding: ${space[8]} ${space[10]};

  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }
  @media ${media.phone} {
    padding: ${space[5]};
  }
  /* One sheet of paper, which is as narrow as a tablet. */
  @media print {
    grid-template-columns: minmax(0, 1fr) 36%;
    gap: ${space[6]};
    padding: ${space[5]};
  }
`

const PartTitle = styled.h3`
  padding-block-end: ${space[3]};
  font: ${weight.bold} ${text.m} ${font.sans};
`

const Foot = styled.footer`
  padding: 0 ${space[10]} ${space[6]};
  color: ${color.textSubtle};
  font: ${weight.regular} ${text.s} ${font.sans};

  @media ${media.phone} {
    padding-inline: ${space[5]};
  }
`
