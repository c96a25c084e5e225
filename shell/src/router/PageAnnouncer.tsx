import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'

import type { ModuleRoute } from '@campus/contracts/composition'
import { pageTitle } from '@campus/contracts/title'
import { VisuallyHidden } from '@campus/ui/layout'

import { useSite } from '../site-context'
import { isMobile } from './is-mobile'

const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')

function focusOn(target: HTMLElement): void {
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * On each navigation, sets the page title and tells screen readers about the new page: its heading is
 * announced, and focus moves to the page's heading. While it has none the site's title is announced and the
 * main part has the focus; the heading takes over when it comes.
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
    const main = document.querySelector('main')
    const heading = pageHeading()
    setAnnounced(heading?.textContent || title)
    const target = heading ?? main
    if (target !== null) focusOn(target)
    if (heading !== null || main === null) return
    // A page that failed has no heading, and one that waits for its data has none yet.
    const observer = new MutationObserver(() => {
      const late = pageHeading()
      if (late === null) return
      observer.disconnect()
      setAnnounced(late.textContent)
      // Whoever has gone on to a control stays there.
      if (document.activeElement === main) focusOn(late)
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname, title])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  )
}
