import { useEffect } from 'react'

import { ErrorState } from '@campus/ui/states'

interface LostBlockProps {
  /** Why its code has not come. */
  error: Error
  onRetry: () => void
}

/** Stands in a block's place while its code does not come; the page's error log has it too. */
export function LostBlock({ error, onRetry }: LostBlockProps) {
  useEffect(() => {
    reportError(new Error('a block of the page failed', { cause: error }))
  }, [error])
  return <ErrorState onRetry={onRetry} />
}
