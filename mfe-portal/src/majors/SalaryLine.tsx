import { styled } from 'styled-components'

import { formatNumber } from '@campus/i18n/format'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import { parseSalary, type Salary } from './majors.model'
import { useT } from './messages'

export const SalaryRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`

export const SalaryLabel = styled.dt`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

export const SalaryAmount = styled.dd`
  color: ${color.accentText};
  font: ${weight.bold} ${text.xxxl} ${font.sans};
  letter-spacing: -0.02em;
`

const Unit = styled.span`
  margin-inline-start: ${space[2]};
  font: ${weight.medium} ${text.m} ${font.sans};
  letter-spacing: 0;
`

/** The salary of the trade; nothing when the school gives none. */
export function SalaryLine({ given }: { given: string }) {
  const t = useT()
  const salary = parseSalary(given)
  if (salary.kind === 'none') return null
  return (
    <SalaryRoot as="dl">
      <SalaryLabel>{t('hotMajor.salary')}</SalaryLabel>
      <SalaryAmount>
        <span>{wordsOf(salary)}</span>
        {salary.kind === 'words' ? null : <Unit>{t('hotMajor.salaryUnit')}</Unit>}
      </SalaryAmount>
    </SalaryRoot>
  )
}

function wordsOf(salary: Exclude<Salary, { kind: 'none' }>): string {
  switch (salary.kind) {
    case 'amount':
      return formatNumber(salary.amount)
    case 'range':
      return `${formatNumber(salary.from)}–${formatNumber(salary.to)}`
    case 'words':
      return salary.words
  }
}
