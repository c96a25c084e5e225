import { styled } from 'styled-components'

import { color } from '@campus/ui/tokens'

import { ADDRESS } from '../router/addresses.model'
import { useSite } from '../site-context'
import { useT } from './messages'
import { namedParts } from './named-parts.model'

/** Underlined: among words a colour alone does not say that it is a link. */
const Agreement = styled.a`
  color: ${color.accentText};
  text-decoration: underline;
`

const ADDRESS_OF = { user: ADDRESS.userAgreement, privacy: ADDRESS.privacyPolicy } as const

/** The agreements as links. They open in a new window, so that the form keeps its input. */
export function AgreementText() {
  const t = useT()
  const { tenantId } = useSite()
  return namedParts(t('login.agreement'), { user: t('agreement.user'), privacy: t('agreement.privacy') }).map((part) =>
    typeof part === 'string' ? (
      <span key={part}>{part}</span>
    ) : (
      <Agreement key={part.name} href={`${ADDRESS_OF[part.name]}?tenantId=${tenantId}`} target="_blank" rel="noopener">
        {part.text}
      </Agreement>
    ),
  )
}
