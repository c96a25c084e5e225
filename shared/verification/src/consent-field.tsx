import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

import { CheckboxField } from '@campus/ui/field'
import { color } from '@campus/ui/tokens'

import { useT } from './messages'
import { namedParts } from './named-parts.model'

/** Underlined: among words a colour alone does not say that it is a link. */
const Agreement = styled.a`
  color: ${color.accentText};
  text-decoration: underline;
`

interface ConsentFieldProps extends Omit<ComponentProps<typeof CheckboxField>, 'label' | 'error'> {
  /** The school whose agreements they are. */
  tenantId: string
  /** The form was sent without it. */
  isMissing: boolean
}

/** Consent to a school's agreements, without which a form does not go out; `register('agreed')` can be spread onto it. */
export function ConsentField({ tenantId, isMissing, ...input }: ConsentFieldProps) {
  const t = useT()
  return (
    <CheckboxField
      {...input}
      label={<AgreementText tenantId={tenantId} />}
      error={isMissing ? t('consent.required') : undefined}
    />
  )
}

/** The agreements as links. They open in a new window, so that the form keeps its input. */
function AgreementText({ tenantId }: { tenantId: string }) {
  const t = useT()
  return namedParts(t('consent.text'), { user: t('consent.user'), privacy: t('consent.privacy') }).map((part) =>
    typeof part === 'string' ? (
      <span key={part}>{part}</span>
    ) : (
      <Agreement key={part.name} href={`/agreement/${part.name}?tenantId=${tenantId}`} target="_blank" rel="noopener">
        {part.text}
      </Agreement>
    ),
  )
}
