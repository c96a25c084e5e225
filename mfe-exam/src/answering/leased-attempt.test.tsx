/** Pages of one release, and attempts that belong to another. */
import { screen, waitFor } from '@testing-library/react'

import { getHomeworkByWorkId, getStudentWorkDetail, queryWorkLogs } from '@campus/contracts/exam'
import { getOpenAttempt, resumeAttempt, startAttempt } from '@campus/contracts/exam-attempt'
import type { PageProps } from '@campus/contracts/module'
import { signedIn } from '@campus/testing/builders'
import { requestsOf, respond } from '@campus/testing/fake-server'
import { visitPage } from '@campus/testing/module-pages'

import config from '../../module.config'
import { introPage } from '../common/intro/intro-page'
import { loadAnew } from '../common/load-anew'
import { takeHandedOver } from '../common/opened-attempt'
import { tabId } from '../common/tab-id'
import { aUnit, openRecord } from '../testing/paper'
import { answeringPage } from './answering-page'
import { setStage } from './answering-stage.fixtures'
import { fakeAttempt } from './attempt.fixtures'

jest.mock('../common/load-anew', () => ({ loadAnew: jest.fn(() => new Promise(() => undefined)) }))
beforeEach(() => {
  jest.mocked(loadAnew).mockClear()
  setStage()
})

const QUERY = '?classId=1&classroomId=2&studentId=3&courseId=4&status=0&workId=77&answerLogId=88'
const ORIGIN = 'http://localhost'
const releaseAt = (loadedAt: string) => ({ module: 'mfe-exam', version: '2.0.0', loadedAt: ORIGIN + loadedAt })
const ELSEWHERE = releaseAt('/study/homework')
const told = { module: 'mfe-exam', version: '2.0.0', draft: config.draft, isGiven: false }

/** Opens a page as part of a release. */
function openAs(kind: 'intro' | 'answer', release: PageProps['release'] = ELSEWHERE) {
  const page = kind === 'intro' ? introPage('homework') : answeringPage('homework', fakeAttempt().useAttempt)
  const { Component } = page
  const path = kind === 'intro' ? '/study/homework' : '/study/homework/answer'
  return visitPage(
    { ...page, Component: () => <Component {...(release && { release })} /> },
    { path, layout: 'study', login: true },
    path + QUERY,
    { session: signedIn() },
  )
}

async function start(release?: PageProps['release']) {
  respond(getHomeworkByWorkId, { id: '77', questionUnitCAResultVO: { ...aUnit(), title: '作业' } })
  respond(getStudentWorkDetail, { id: '77' })
  respond(queryWorkLogs, [])
  respond(getOpenAttempt, { attempt: null })
  const rendered = await openAs('intro', release)
  await rendered.user.click(await screen.findByRole('button', { name: '开始答题' }))
  return rendered
}

describe('the intro', () => {
  test('says which release starts the attempt and with what it can go on, and goes on in this page', async () => {
    respond(startAttempt, openRecord({ kind: 'homework', release: '2.0.0' }))
    const { address } = await start()
    await waitFor(() => expect(address()).toContain('/study/homework/answer?'))
    expect(requestsOf(startAttempt)).toEqual([{ workId: '77', tab: tabId(), page: told }])
    expect(takeHandedOver('88')).toMatchObject({ release: '2.0.0' })
    expect(loadAnew).not.toHaveBeenCalled()
  })

  test('loads the answering page anew where another release holds the attempt', async () => {
    respond(startAttempt, openRecord({ kind: 'homework', release: '1.0.0' }))
    const { address } = await start()
    await waitFor(() => expect(loadAnew).toHaveBeenCalledTimes(1))
    expect(jest.mocked(loadAnew).mock.calls[0]?.[0]).toMatch(/^\/study\/homework\/answer\?.*answerLogId=88/)
    expect(address()).toBe(`/study/homework${QUERY}`)
    expect(takeHandedOver('88')).toBeNull()
  })
})

describe('the answering page', () => {
  test.each<[string, PageProps['release'], boolean]>([
    ['come to from elsewhere', ELSEWHERE, false],
    ['loaded for this attempt', releaseAt(`/study/homework/answer${QUERY}`), true],
    ['loaded for another attempt', releaseAt('/study/homework/answer?answerLogId=89'), false],
  ])('%s, says so', async (_, release, isGiven) => {
    respond(resumeAttempt, openRecord({ kind: 'homework', release: '2.0.0' }))
    await openAs('answer', release)
    expect(await screen.findByRole('heading', { name: '第1题' })).toBeVisible()
    expect(requestsOf(resumeAttempt)).toEqual([{ answerLogId: '88', tab: tabId(), page: { ...told, isGiven } }])
    expect(loadAnew).not.toHaveBeenCalled()
  })

  test('is loaded anew where another release holds the attempt, and shows nothing of it', async () => {
    respond(resumeAttempt, openRecord({ kind: 'homework', release: '1.0.0' }))
    await openAs('answer')
    await waitFor(() => expect(loadAnew).toHaveBeenCalledWith())
    expect(screen.queryByRole('heading', { name: '第1题' })).not.toBeInTheDocument()
  })

  test.each([
    ['of an attempt that no release holds', ELSEWHERE, ''],
    ['that is of no release, as a developer’s', undefined, '1.0.0'],
  ])('%s, opens it', async (_, release, holder) => {
    respond(resumeAttempt, openRecord({ kind: 'homework', release: holder }))
    const page = answeringPage('homework', fakeAttempt().useAttempt)
    if (release === undefined) {
      await visitPage(page, { path: '/study/homework/answer', login: true }, `/study/homework/answer${QUERY}`, {
        session: signedIn(),
      })
      expect(requestsOf(resumeAttempt)).toEqual([{ answerLogId: '88', tab: tabId() }])
    } else await openAs('answer', release)
    expect(await screen.findByRole('heading', { name: '第1题' })).toBeVisible()
    expect(loadAnew).not.toHaveBeenCalled()
  })
})
