import { callQuery } from '@campus/calls/query'
import {
  getHomeworkByWorkId,
  getTestByWorkId,
  getXsktHomeworkByWorkId,
  getXsktTestByWorkId,
} from '@campus/contracts/exam'
import type { WorkKind } from '@campus/contracts/exam-attempt'
import type { PaperResult, QuestionUnit, XsktPaperResult } from '@campus/contracts/exam-paper'

import type { WorkAddress } from './work-address.model'

/** A work as its pages read it, of whichever source. */
export interface Work {
  /** The test's own name, '' for none. */
  readonly testName: string
  readonly unit: QuestionUnit
}

const own = (result: PaperResult): Work => ({
  testName: result.testStudentResultVO?.testName ?? '',
  unit: result.questionUnitCAResultVO,
})

const external = (result: XsktPaperResult): Work => ({
  testName: result.testStudentResultVO?.testName ?? '',
  unit: result.xiongsongQuestionUnitCAResultVO,
})

/** What a work says; with an attempt that is open, its questions too. Homework says it on its intro. */
export function paperQuery(kind: WorkKind, workId: string, address: Pick<WorkAddress, 'isExternal' | 'schoolId'>, answerLogId = '') {
  const asked = workId === '' ? null : { workId, ...(answerLogId !== '' && { answerLogId }) }
  const at = { schoolId: address.schoolId }
  if (address.isExternal) {
    return callQuery(kind === 'homework' ? getXsktHomeworkByWorkId : getXsktTestByWorkId, asked, { at, select: external })
  }
  return callQuery(kind === 'homework' ? getHomeworkByWorkId : getTestByWorkId, asked, { at, select: own })
}
