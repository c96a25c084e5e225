import type { ReactNode } from 'react'

import { NewWindowLink } from '@campus/ui/new-window-link'

import { useSite } from '../site-context'
import { outsideAddress, outsideRules, type OutsideAddress } from './links.model'

/** The address as it may be opened on this site, or null: then what would open it is better left out. */
export function useOutsideAddress(address: string): OutsideAddress | null {
  const { settings } = useSite()
  return outsideAddress(address, outsideRules(settings))
}

interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string
}

/** The only link that leaves the site: to an allowed host, in a new window that knows nothing of this one. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const address = useOutsideAddress(href)
  if (address === null) return <span className={className}>{children}</span>
  return (
    <NewWindowLink href={address} className={className}>
      {children}
    </NewWindowLink>
  )
}

/** As the link does, for what is no link: an entry of a menu. */
export function openOutside(address: OutsideAddress): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
