import { useLayoutEffect, useRef } from 'react'

import { useSharedT } from '@campus/i18n/messages'
import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'

import { useLoaded } from '../hooks/use-loaded'
import { expectedLines } from './expected-lines.model'
import { loadRichText } from './load-rich-text'
import { markLonePictures } from './picture-places'
import { Prose } from './prose'

export interface RichTextProps {
  /** HTML from any source. */
  html: string
  /** Allows sound, with the browser's own controls; by default there is none. */
  audio?: boolean | undefined
  /**
   * Changes the sanitised elements before they are on the page, for example to typeset formulas. It creates
   * elements and never parses text as HTML. Must be the same function at every render.
   */
  transform?: ((content: DocumentFragment) => void) | undefined
  className?: string | undefined
}

/**
 * Foreign HTML, sanitised: the only way that such HTML reaches the page. Shows about as many lines until the
 * sanitiser is loaded; if it fails to load, the nearest error boundary says so.
 */
export function RichText({ html, audio = false, transform, className }: RichTextProps) {
  const { part: parts, error } = useLoaded(loadRichText)
  const root = useRef<HTMLDivElement>(null)
  const t = useSharedT()
  const scrollerName = t('ui.scroller')

  useLayoutEffect(() => {
    if (!parts) return
    const content = parts.sanitise(html, { audio })
    markLonePictures(content)
    transform?.(content)
    parts.prepareTables(content)
    root.current?.replaceChildren(content)
  }, [html, audio, parts, transform])

  // After the above, on whose elements it works.
  useLayoutEffect(
    () => (root.current === null ? undefined : parts?.watchScrollers(root.current, scrollerName)),
    [html, audio, parts, transform, scrollerName],
  )

  if (error) throw error
  if (!parts) {
    return (
      <SkeletonRegion className={className}>
        <SkeletonText lines={expectedLines(html)} />
      </SkeletonRegion>
    )
  }
  return <Prose ref={root} className={className} />
}
