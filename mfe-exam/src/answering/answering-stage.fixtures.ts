/** Opens the answering page with a controllable attempt and server. */
import { act, screen, within } from '@testing-library/react'

import { getHomeworkByWorkId, getTestByWorkId, getXsktTestByWorkId } from '@campus/contracts/exam'
import { resumeAttempt, type WorkKind } from '@campus/contracts/exam-attempt'
import { signedIn } from '@campus/testing/builders'
import { respond } from '@campus/testing/fake-server'
import { visitPage, type VisitOptions } from '@campus/testing/module-pages'

import type { Attempt } from '../common/attempt'
import { aUnit, openRecord } from '../testing/paper'
import { answeringPage } from './answering-page'
import { fakeAttempt, type FakeAttempt } from './attempt.fixtures'

export const QUERY = '?classId=1&classroomId=2&studentId=3&courseId=4&status=0&workId=77&answerLogId=88'
export const MINUTE = 60_000

export interface Opening {
  kind?: WorkKind
  query?: string
  attempt?: Partial<Attempt>
  opened?: Parameters<typeof openRecord>[0]
}

/** The attempt of the page that was opened last. */
export let attempt: FakeAttempt

export const open = (kind: WorkKind, query: string, options: VisitOptions = {}) => {
  const path = `/study/${kind}/answer`
  const route = { path, layout: 'study', login: true } as const
  return visitPage(answeringPage(kind, attempt.useAttempt), route, path + query, { session: signedIn(), ...options })
}

export async function openPage({ kind = 'test', query = QUERY, attempt: first = {}, opened = {} }: Opening = {}) {
  attempt = fakeAttempt(first)
  respond(resumeAttempt, openRecord({ kind, ...opened }))
  return open(kind, query)
}

export async function openPaper(opening: Opening = {}) {
  const rendered = await openPage(opening)
  await screen.findByRole('heading', { name: '第1题' })
  await screen.findAllByRole('radio')
  return rendered
}

/** Goes to a question by the answer card. */
export async function goTo(user: { click: (element: Element) => Promise<void> }, number: number) {
  await user.click(within(card()).getByRole('button', { name: new RegExp(`^第${number}题`) }))
  return screen.findByRole('heading', { name: `第${number}题` })
}

export const card = () => screen.getByRole('complementary', { name: '答题卡' })
/** Changes the attempt's state from outside. */
export const change = (next: Partial<Attempt>) => act(async () => attempt.change(next))

/** A desktop window, and a server with the paper. */
export function setStage(): void {
  attempt = fakeAttempt()
  window.innerWidth = 1366
  const paper = { id: '77', testStudentResultVO: { testName: '期末测试' }, questionUnitCAResultVO: aUnit() }
  respond(getTestByWorkId, paper)
  respond(getHomeworkByWorkId, { ...paper, testStudentResultVO: null })
  respond(getXsktTestByWorkId, { id: '77', xiongsongQuestionUnitCAResultVO: aUnit() })
}
