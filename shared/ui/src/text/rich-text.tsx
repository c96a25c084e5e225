import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'

import { useLoaded } from '../hooks/use-loaded'
import { color, font, radius, space, text, weight } from '../theme/tokens'
import { expectedLines } from './expected-lines.model'
import { loadSanitiser } from './load-sanitiser'
import { markLonePictures } from './picture-places'

const Prose = styled.div`
  font: ${weight.regular} ${text.m} ${font.sans};
  line-height: 1.8;
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: ${space[4]};
  }
  & > :is(h2, h3, h4, h5, h6) {
    margin-block-start: ${space[8]};
  }
  & > :first-child {
    margin-block-start: 0;
  }
  h2 {
    font: ${weight.bold} ${text.xl} ${font.sans};
  }
  h3 {
    font: ${weight.bold} ${text.l} ${font.sans};
  }
  h4,
  h5,
  h6 {
    font: ${weight.bold} ${text.m} ${font.sans};
  }
  a {
    color: ${color.accentText};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  ul,
  ol {
    padding-inline-start: 1.75em;
  }
  li + li {
    margin-block-start: ${space[1]};
  }
  li::marker {
    color: ${color.textSubtle};
  }
  blockquote {
    padding-inline-start: ${space[5]};
    border-inline-start: 3px solid ${color.accentText};
    color: ${color.textMuted};
  }
  hr {
    border: 0;
    border-block-start: 1px solid ${color.border};
  }
  img {
    height: auto;
    margin-inline: auto;
    border-radius: ${radius.m};
  }
  /* The place is there before the picture; whatever its shape, it is shown whole. */
  img[data-alone] {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: contain;
  }
  audio {
    width: min(100%, 26rem);
  }
  figcaption,
  caption {
    padding-block: ${space[2]};
    color: ${color.textSubtle};
    font: ${weight.regular} ${text.s} ${font.sans};
    text-align: center;
  }
  code,
  pre,
  kbd {
    border-radius: ${radius.s};
    background: ${color.surfaceSunken};
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: 0.9em;
  }
  code,
  kbd {
    padding: 0.1em 0.35em;
  }
  pre {
    padding: ${space[4]};
    overflow-x: auto;
  }
  pre code {
    padding: 0;
  }
  mark {
    background: ${color.warningSoft};
    color: inherit;
  }
  table {
    display: block;
    width: fit-content;
    max-width: 100%;
    overflow-x: auto;
    font-size: 0.9375em;
  }
  th,
  td {
    min-width: 5em;
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.border};
    text-align: start;
  }
  th {
    background: ${color.surfaceSunken};
    font-weight: ${weight.medium};
  }

  /* An author's colour keeps its hue and becomes dark or light enough to read. */
  [style*='--author-color'] {
    color: light-dark(
      oklch(from var(--author-color) min(l, 0.5) c h / 1),
      oklch(from var(--author-color) max(l, 0.75) c h / 1)
    );
  }
`

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
  const { part: sanitise, error } = useLoaded(loadSanitiser)
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!sanitise) return
    const content = sanitise(html, { audio })
    markLonePictures(content)
    transform?.(content)
    root.current?.replaceChildren(content)
  }, [html, audio, sanitise, transform])

  if (error) throw error
  if (!sanitise) {
    return (
      <SkeletonRegion className={className}>
        <SkeletonText lines={expectedLines(html)} />
      </SkeletonRegion>
    )
  }
  return <Prose ref={root} className={className} />
}
