import { CodeEntry } from './CodeEntry'
import { VerdictBanner } from './VerdictBanner'
import { OfCode, Verified } from './Verified'
import { readFragment } from './verify.model'

interface OutcomeProps {
  /** The address's fragment, `#…`; '' without one. */
  hash: string
}

/** The verdict on what the fragment names, or the entry where it names nothing. */
export function Outcome({ hash }: OutcomeProps) {
  const fragment = readFragment(hash)
  if (fragment === null) {
    return (
      <>
        {hash.length > 1 ? <VerdictBanner verdict="broken" /> : null}
        <CodeEntry />
      </>
    )
  }
  return fragment.kind === 'code' ? <OfCode code={fragment.code} /> : <Verified opened={fragment.opened} code="" />
}
