import type { SchoolContent } from './school-content'
import { gdhuanbao } from './schools/gdhuanbao'
import { hailan } from './schools/hailan'
import { kingdee } from './schools/kingdee'
import { kuka } from './schools/kuka'
import { qiming } from './schools/qiming'

const CONTENT: ReadonlyMap<string, SchoolContent> = new Map(
  [qiming, hailan, kingdee, gdhuanbao, kuka].map((school) => [school.id, school]),
)

/** The content of a sample school; undefined for any other school. */
export function contentOf(schoolId: string): SchoolContent | undefined {
  return CONTENT.get(schoolId)
}

/** As {@link contentOf}, for a school that is known to be a sample. */
export function sampleContent(schoolId: string): SchoolContent {
  const content = CONTENT.get(schoolId)
  if (content === undefined) throw new Error(`school ${schoolId} has no sample content`)
  return content
}
