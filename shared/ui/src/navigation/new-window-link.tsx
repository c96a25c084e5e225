import type { ComponentProps } from 'react'

import { useSharedT } from '@campus/i18n/messages'
import { VisuallyHidden } from '@campus/ui/layout'

export interface NewWindowLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** An address the caller has found safe to open. */
  href: string
}

/** A link that leaves the site: its window knows nothing of this one, and that it is a new one is said. */
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
      {children}
      {isNamed ? null : <VisuallyHidden>{t('ui.newWindow')}</VisuallyHidden>}
    </a>
  )
}
