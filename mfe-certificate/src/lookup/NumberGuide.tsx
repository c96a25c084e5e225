import { styled } from 'styled-components'

import { color, font, media, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'
import type { CertificateKind } from '../common/record/certificate-record.model'
import { useT } from './messages'
import { SAMPLE_NUMBER, SampleCertificate } from './SampleCertificate'

/** Where name and number stand on a certificate, on a sample of this kind. */
export function NumberGuide({ kind }: { kind: CertificateKind }) {
  const t = useT()
  const commonT = useCommonT()
  return (
    <Card aria-labelledby="number-guide">
      <div>
        <Title id="number-guide">{t('certificate.guide.title')}</Title>
        <Places>
          <li>{t('certificate.guide.name')}</li>
          <li>
            <span>{t('certificate.guide.number')}</span>
            <Example>{t('certificate.guide.example', { number: SAMPLE_NUMBER[kind] })}</Example>
          </li>
        </Places>
        <Note>{t('certificate.guide.note')}</Note>
      </div>
      <SampleCertificate
        kind={kind}
        title={commonT(`certificate.tab.${kind}`)}
        label={t('certificate.guide.picture')}
        stamp={t('certificate.guide.stamp')}
        holder={t('certificate.guide.holder')}
        numberLabel={t('certificate.form.number')}
      />
    </Card>
  )
}

/** Text and picture side by side where there is room for both: the lookups are of different widths. */
const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]} ${space[10]};
  align-items: center;
  padding: ${space[8]};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow[1]};

  @media ${media.belowDesktop} {
    padding: ${space[5]};
  }

  & > div {
    flex: 1 1 min(20rem, 100%);
  }
  & > svg {
    flex: 0 1 420px;
    width: min(420px, 100%);
    height: auto;
  }
  @media print {
    display: none;
  }
`

const Title = styled.h2`
  padding-block-end: ${space[4]};
  font: ${weight.bold} ${text.l} ${font.sans};
`

/** The figures of the list are those in the picture. */
const Places = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding-inline-start: 1.4em;

  & > li::marker {
    color: ${color.accentText};
    font-weight: ${weight.bold};
  }
`

const Example = styled.span`
  display: block;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Note = styled.p`
  padding-block-start: ${space[4]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`
