import { BroadcastChannel } from 'node:worker_threads'

import { act, screen, waitFor } from '@testing-library/react'

import { TOLD_CODES } from '@campus/contracts/errors'
import { awaitAttempt, saveAnswers, submitAttempt } from '@campus/contracts/exam-attempt'
import { sessionKeeper } from '@campus/session/session-keeper'
import { signedIn } from '@campus/testing/builders'
import { headersOf, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import 'fake-indexeddb/auto'

import { AttemptServer, paper, said } from './attempt.fixtures'
import { useAttempt } from './use-attempt'

/** jsdom has no BroadcastChannel. */
beforeAll(() => void Object.assign(globalThis, { BroadcastChannel }))

/** Nobody else does anything to the attempt. */
beforeEach(() => keepWaiting(awaitAttempt))

const open = () => renderPage(<Page opened={new AttemptServer().open()} />, { session: signedIn() })

function Page({ opened }: { readonly opened: ReturnType<AttemptServer['open']> }) {
  const { answers, saving, status, signInNeeded, submitFailed, answer, submit } = useAttempt(opened, paper, {
    schoolId: '20001',
  })
  const text = answers.get('q1')
  return (
    <>
      <input
        aria-label="q1"
        value={text?.type === 'shortAnswer' ? text.text : ''}
        onChange={({ target }) => answer('q1', said(target.value))}
      />
      <button onClick={submit}>submit</button>
      <p data-testid="state">
        {`${status} ${saving} ${signInNeeded ? 'sign in' : ''}${submitFailed ? 'failed' : ''}`.trim()}
      </p>
    </>
  )
}

const saved = (acknowledged: number[]) => ({
  state: 'saved' as const,
  acknowledged,
  rejected: [],
  savedAt: '2026-03-02T01:00:00.000Z',
  deadlineAt: '',
})

test('what is typed is shown at once and saved at the school of the class', async () => {
  respond(saveAnswers, saved([1]))
  const { user } = await open()
  await user.type(screen.getByRole('textbox', { name: 'q1' }), 'ab')
  expect(screen.getByRole('textbox', { name: 'q1' })).toHaveValue('ab')
  expect(screen.getByTestId('state')).toHaveTextContent('open saving')
  await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent('open saved'))
  expect(requestsOf(saveAnswers)).toEqual([
    {
      answerLogId: 'a1',
      epoch: 1,
      failingForMs: 0,
      items: [{ kind: 'answer', seq: 1, questionId: 'q1', answer: said('ab') }],
    },
  ])
  expect(headersOf(saveAnswers)).toMatchObject({ schoolid: '20001', token: 'test-token' })
})

test('a session that ended is the attempt’s to tell: the page stays, and goes on when somebody signed in', async () => {
  refuse(saveAnswers, { code: TOLD_CODES.sessionInvalid, msg: '请登录' })
  const { user } = await open()
  await user.type(screen.getByRole('textbox', { name: 'q1' }), 'a')
  await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent('open unsaved sign in'))
  expect(sessionKeeper.getState().token).toBe('test-token')
  respond(saveAnswers, saved([1]))
  await act(async () => sessionKeeper.setState({ token: 'another' }))
  await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent('open saved'))
  expect(headersOf(saveAnswers)).toMatchObject({ token: 'another' })
})

test('submitting sends the key of a call that happens once, and is told on the page alone when it fails', async () => {
  refuse(submitAttempt, { msg: '请稍后再试' })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'submit' }))
  await waitFor(() => expect(requestsOf(submitAttempt)).toHaveLength(1))
  expect(headersOf(submitAttempt)).toMatchObject({
    schoolid: '20001',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent('open saved failed'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
