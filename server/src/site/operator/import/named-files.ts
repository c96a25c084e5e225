/** Whether the files that a folder's cells name are there, are what their cells want, and can be shown to learners. */
import type { Medium } from '../../../platform/files/look-at-medium'
import { isAddress } from '../../../platform/import/cells'
import { FILE_USES, type NamedFile } from '../../../platform/import/imported-table'
import { playFindings } from '../../../platform/import/playable.model'

/** A file beside the tables. */
export interface FileBeside {
  /** Of its bytes; '' for one with a fault of its own. */
  readonly contentType: string
  /** Of a film or a sound; null for one that cannot be read. */
  readonly medium?: Medium | null
}

interface Findings {
  readonly faults: readonly string[]
  readonly notes: readonly string[]
}

/** What is to be said of a file that a cell names, as clauses. `beside`: undefined for none beside the table. */
export function namedFileFindings(
  file: NamedFile,
  beside: FileBeside | undefined,
  origins: readonly string[],
): Findings {
  const wrong = wrongIn(file, beside?.contentType)
  if (wrong !== '') return { faults: [wrong], notes: [] }
  const origin = unloadedOrigin(file, origins)
  if (origin !== '') {
    return { faults: [], notes: [`names ${file.name}, which pages may not load: name ${origin} in PICTURE_ORIGINS`] }
  }
  const { use, name } = file
  if (beside?.medium === undefined || (use !== 'film' && use !== 'pictureOrFilm' && use !== 'sound')) {
    return { faults: [], notes: [] }
  }
  const { faults, notes } = playFindings(use === 'sound' ? 'sound' : 'film', beside.medium)
  const said = (clause: string): string => `names ${name}, which ${clause}`
  return { faults: faults.map(said), notes: notes.map(said) }
}

function wrongIn({ name, use }: NamedFile, contentType: string | undefined): string {
  if (isAddress(name)) return ''
  if (contentType === undefined) {
    return `must name a file beside this one or an address, ${JSON.stringify(name)} is not there`
  }
  return contentType === '' || FILE_USES[use].test(contentType)
    ? ''
    : `must name a file of another type, ${JSON.stringify(name)} is ${contentType}`
}

/** The origin of what a page would load and may not; '' for what it may, and for what a learner opens. */
function unloadedOrigin({ name, use }: NamedFile, origins: readonly string[]): string {
  if (use === 'material' || !/^https?:/.test(name) || !URL.canParse(name)) return ''
  const { origin } = new URL(name)
  return origins.includes(origin) ? '' : origin
}
