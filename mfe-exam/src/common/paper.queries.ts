import { callQuery } from '@campus/calls/query'
import {
  getHomeworkByWorkId,
  getTestByWorkId,
  getXsktHomeworkByWorkId,
  getXsktTestByWorkId,
} from '@campus/contracts/exam'
import type { WorkKind } from '@campus/contracts/exam-attempt'
import { unitOf, type PaperResult, type QuestionUnit } from '@campus/contracts/exam-paper'

import type { WorkAddress } from './work-address.model'

/** A work as its pages need it, from any source. */
export interface Work {
  /** The test's own name, '' for none. */
  readonly testName: string
  readonly unit: QuestionUnit
}

/** A work as its pages need it. */
export function workOf(result: PaperResult): Work {
  return { testName: result.testStudentResultVO?.testName ?? '', unit: unitOf(result) }
}

/** A work's texts; for an open attempt, its questions too. */
export function paperQuery(
  kind: WorkKind,
  workId: string,
  { isExternal, schoolId }: Pick<WorkAddress, 'isExternal' | 'schoolId'>,
  answerLogId = '',
) {
  const asked = workId === '' ? null : { workId, answerLogId }
  const options = { at: { schoolId } }
  if (isExternal) return callQuery(kind === 'homework' ? getXsktHomeworkByWorkId : getXsktTestByWorkId, asked, options)
  return callQuery(kind === 'homework' ? getHomeworkByWorkId : getTestByWorkId, asked, options)
}
