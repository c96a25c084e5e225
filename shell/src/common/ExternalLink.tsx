import type { ReactNode } from 'react'

import { outsideAddress, type OutsideAddress } from '@campus/contracts/outside-address'
import { NewWindowLink } from '@campus/ui/new-window-link'

import { useSite } from '../site-context'
import { outsideRules } from './links.model'

/** The address if this site may open it, else null: then leave the control out. */
export function useOutsideAddress(address: string): OutsideAddress | null {
  const { settings } = useSite()
  return outsideAddress(address, outsideRules(settings))
}

interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string
}

/** The only link that leaves the site: to an allowed host, in a new window without access to this one. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const address = useOutsideAddress(href)
  if (address === null) return <span className={className}>{children}</span>
  return (
    <NewWindowLink href={address} className={className}>
      {children}
    </NewWindowLink>
  )
}

/** Does the same as the link, for a control that is no link, such as a menu entry. */
export function openOutside(address: OutsideAddress): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
