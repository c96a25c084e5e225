import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'

import type { ModuleRoute } from '@campus/contracts/composition'
import { pageTitle } from '@campus/contracts/title'
import { VisuallyHidden } from '@campus/ui/layout'

import { useSite } from '../site-context'
import { isMobile } from './is-mobile'

/**
 * On each navigation, sets the page title and tells screen readers about the new page: its heading is
 * announced, and focus moves to the page's heading, or to the main part when it has none.
 */
export function PageAnnouncer() {
  const site = useSite()
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as ModuleRoute | undefined
  const [announced, setAnnounced] = useState('')
  const lastPath = useRef(pathname)
  const title = pageTitle({ ...site, isMobile: isMobile(), isQueryPage: handle?.title === 'query' })

  useEffect(() => {
    document.title = title
  }, [title, pathname])

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    // A page that failed, or still waits for its data, has no heading.
    const heading = document.querySelector<HTMLElement>('main h1')
    setAnnounced(heading?.textContent || title)
    const target = heading ?? document.querySelector('main')
    if (target === null) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, title])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  )
}
