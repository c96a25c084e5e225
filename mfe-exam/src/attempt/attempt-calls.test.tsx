/** An attempt that this page reopens, or that belongs to another release. */
import { waitFor } from '@testing-library/react'

import { awaitAttempt, resumeAttempt, saveAnswers, submitAttempt } from '@campus/contracts/exam-attempt'
import { refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'
import { toastStore } from '@campus/ui/toast-store'

import config from '../../module.config'
import { loadAnew } from '../common/load-anew'
import { tabId } from '../common/tab-id'
import { openRecord, receiptRecord } from '../testing/paper'
import { attemptCalls } from './attempt-calls'

jest.mock('../common/load-anew', () => ({ loadAnew: jest.fn(() => new Promise(() => undefined)) }))

const release = { module: 'mfe-exam', version: '2.0.0', loadedAt: 'http://localhost/study/homework' }

/** Calls as a page makes them. */
beforeEach(() => renderPage(<p />))

describe('taking an attempt back', () => {
  test('is done here, or by the release that has it now', async () => {
    respond(resumeAttempt, openRecord({ release: '2.0.0' }))
    await expect(attemptCalls('', release).resume('88', 'key')).resolves.toMatchObject({ epoch: 1 })
    respond(resumeAttempt, openRecord({ release: '3.0.0' }))
    void attemptCalls('', release).resume('88', 'key')
    await waitFor(() => expect(loadAnew).toHaveBeenCalledWith())
    expect(requestsOf(resumeAttempt)).toContainEqual({
      answerLogId: '88',
      tab: tabId(),
      page: { module: 'mfe-exam', version: '2.0.0', draft: config.draft, isGiven: false },
    })
  })

  test('of one that is over tells so', async () => {
    respond(resumeAttempt, {
      state: 'closed',
      answerLogId: '88',
      workId: '77',
      kind: 'test',
      markedBy: 'teacher',
      receipt: receiptRecord(),
    })
    await expect(attemptCalls('', release).resume('88', 'key')).resolves.toMatchObject({ state: 'closed' })
  })
})

test('a held request names its tab, so that the server ends the one before a reload', async () => {
  const standing = { epoch: 1, deadlineAt: null, release: '' }
  respond(awaitAttempt, standing)
  await attemptCalls('').stand({ answerLogId: '88', ...standing }, new AbortController().signal)
  expect(requestsOf(awaitAttempt)).toEqual([{ answerLogId: '88', ...standing, tab: tabId() }])
})

test('EX-ANS-27 a save or a submission that fails is told to its page alone, not in a toast', async () => {
  refuse(saveAnswers, { msg: '暂时无法保存' })
  refuse(submitAttempt, { msg: '暂时无法提交' })
  const { save, submit } = attemptCalls('')
  const attempt = { answerLogId: '88', epoch: 1 }
  const items = [{ kind: 'visit', seq: 1, questionId: 'q' }] as const
  await expect(save({ ...attempt, items: [...items], failingForMs: 0 })).rejects.toThrow('暂时无法保存')
  await expect(submit({ ...attempt, lastSeq: 0, digest: '0'.repeat(64) }, 'key')).rejects.toThrow('暂时无法提交')
  expect(toastStore.read()).toEqual([])
})
