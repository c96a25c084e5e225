import type { ComponentProps } from 'react'

import { useSharedT } from '@campus/i18n/messages'
import { VisuallyHidden } from '@campus/ui/layout'

import { inOwnElement } from '../composition/elements'

export interface NewWindowLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** An address that the caller has checked. */
  href: string
}

/** A link that leaves the site. Its window has no access to this one, and screen readers hear that it is new. */
export function NewWindowLink({ children, 'aria-label': label, ...rest }: NewWindowLinkProps) {
  const t = useSharedT()
  const isNamed = label !== undefined
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      {...(isNamed && { 'aria-label': label + t('ui.newWindow') })}
    >
      {inOwnElement(children)}
      {isNamed ? null : <VisuallyHidden>{t('ui.newWindow')}</VisuallyHidden>}
    </a>
  )
}
