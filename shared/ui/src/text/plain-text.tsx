import { useLoaded } from '../hooks/use-loaded'
import { loadSanitiser } from './load-sanitiser'

interface PlainTextProps {
  /** HTML from any source. */
  html: string
}

/** The words of foreign HTML without its markup, for a line or two of a card. Empty until the sanitiser is loaded. */
export function PlainText({ html }: PlainTextProps) {
  const { part: sanitise } = useLoaded(loadSanitiser)
  const words = sanitise?.(html, { audio: false }).textContent ?? ''
  return <>{words.replaceAll(/\s+/g, ' ').trim()}</>
}
