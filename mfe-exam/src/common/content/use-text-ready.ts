import { hasFormula } from '@campus/contracts/exam-formula'
import { useLoaded } from '@campus/ui/use-loaded'
import { useRichTextReady } from '@campus/ui/use-rich-text-ready'

import { loadFormulas } from './load-formulas'

/** Whether an author's text is drawn at its first render: what stands below it waits, and does not move. */
export function useTextReady(html: string): boolean {
  const isSanitised = useRichTextReady()
  const isTypeset = hasFormula(html)
  const { part, error } = useLoaded(loadFormulas, isTypeset)
  return isSanitised && (!isTypeset || part !== undefined || error !== undefined)
}
