import { useLoaded } from '../hooks/use-loaded'
import { loadRichText } from './load-rich-text'

/**
 * Whether rich text is drawn at its first render. A page whose parts appear together waits for it. True as well
 * when the sanitiser fails to load: the text then says so.
 */
export function useRichTextReady(): boolean {
  const { part, error } = useLoaded(loadRichText)
  return part !== undefined || error !== undefined
}
