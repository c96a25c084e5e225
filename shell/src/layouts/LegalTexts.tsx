import { styled } from 'styled-components'

import { color, space } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'
import { useSite } from '../site-context'

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  min-width: 0;
  color: ${color.textSubtle};
`

/** Licence and record number, each only if the school has one. */
export function LegalTexts({ className }: { className?: string }) {
  const t = useCommonT()
  const { licence, recordNumber } = useSite().tenantSettings
  if (licence === '' && recordNumber === '') return null
  return (
    <Row className={className}>
      {licence === '' ? null : <span>{t('header.licence', { text: licence })}</span>}
      {recordNumber === '' ? null : <span>{t('header.recordNumber', { text: recordNumber })}</span>}
    </Row>
  )
}
