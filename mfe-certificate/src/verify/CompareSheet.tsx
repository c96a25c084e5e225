import { Printer } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { CertifiedSubject } from '@campus/contracts/credential'
import { Button } from '@campus/ui/button'
import type { Elements } from '@campus/ui/elements'
import { CheckboxField } from '@campus/ui/field'
import { VisuallyHidden } from '@campus/ui/layout'
import { color, font, media, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'
import { PrintThisAlone } from '../common/PrintThisAlone'
import type { FieldId } from '../common/record-field'
import { useFieldValue } from '../common/use-field-value'
import { useT } from './messages'
import { fieldsOf } from './verify.model'

interface CompareSheetProps {
  subject: CertifiedSubject
  /** The outcome, also on a printed sheet. */
  banner: Elements
  /** Shown below the lines. */
  children: Elements
}

/** Every line of the certificate, large, with a tick box to compare it with the paper. */
export function CompareSheet({ subject, banner, children }: CompareSheetProps) {
  const t = useT()
  const commonT = useCommonT()
  const fieldValue = useFieldValue()
  const [matching, setMatching] = useState<ReadonlySet<FieldId>>(new Set())
  const fields = fieldsOf(subject).map(({ id, value }) => ({
    id,
    name: commonT(id),
    value: fieldValue(value) || t('common.none'),
  }))
  const counts = { done: matching.size, total: fields.length }
  const mark = (id: FieldId, matches: boolean) =>
    setMatching((before) => new Set(matches ? [...before, id] : [...before].filter((other) => other !== id)))
  return (
    <Sheet data-print-sheet>
      <PrintThisAlone />
      {banner}
      <Card aria-labelledby="compare-title">
        <Head>
          <div>
            <Title id="compare-title">{t('verify.compare')}</Title>
            <Hint>{`${commonT(`certificate.tab.${subject.kind}`)} · ${t('verify.compare.hint')}`}</Hint>
          </div>
          <Print>
            <Button size="s" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {commonT('certificate.print')}
            </Button>
          </Print>
        </Head>
        <Lines>
          {fields.map(({ id, name, value }) => (
            <Line key={id} $matches={matching.has(id)}>
              <div>
                <Name>{name}</Name>
                <Value>{value}</Value>
              </div>
              <Tick
                checked={matching.has(id)}
                onChange={(event) => mark(id, event.target.checked)}
                label={
                  <>
                    <VisuallyHidden>{`${name} ${value} `}</VisuallyHidden>
                    <span>{t('verify.compare.matches')}</span>
                  </>
                }
              />
            </Line>
          ))}
        </Lines>
        <Progress role="status" $isDone={counts.done === counts.total}>
          {t(counts.done === counts.total ? 'verify.compare.done' : 'verify.compare.progress', counts)}
        </Progress>
        {children}
      </Card>
    </Sheet>
  )
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

const Card = styled.section`
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow[2]};

  @media print {
    border: 1px solid ${color.border};
    box-shadow: none;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[6]} ${space[8]} ${space[4]};

  @media ${media.phone} {
    padding: ${space[5]};
  }
`

const Title = styled.h2`
  font: ${weight.bold} ${text.l} ${font.sans};
`

const Hint = styled.p`
  color: ${color.textMuted};
`

const Print = styled.div`
  @media print {
    display: none;
  }
`

const Lines = styled.ul`
  padding: 0;
  list-style: none;
`

const Line = styled.li<{ $matches: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  padding: ${space[4]} ${space[8]};
  border-block-start: 1px solid ${color.border};
  background: ${({ $matches }) => ($matches ? color.successSoft : 'transparent')};

  @media ${media.phone} {
    padding: ${space[4]} ${space[5]};
  }
`

const Name = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

/** Large and evenly spaced, to be compared with the paper character by character. */
const Value = styled.p`
  font: ${weight.bold} ${text.xl} ${font.sans};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`

const Tick = styled(CheckboxField)`
  flex: none;
`

const Progress = styled.p<{ $isDone: boolean }>`
  padding: ${space[4]} ${space[8]};
  border-block-start: 1px solid ${color.border};
  color: ${({ $isDone }) => ($isDone ? color.successText : color.textMuted)};
  font: ${weight.medium} ${text.m} ${font.sans};

  @media ${media.phone} {
    padding-inline: ${space[5]};
  }
  @media print {
    display: none;
  }
`
