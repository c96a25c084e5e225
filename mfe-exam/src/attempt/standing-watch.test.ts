/** What others do to an attempt reaches its page at once, though the learner does nothing. */
import { SessionInvalidError, SystemBusyError } from '@campus/http/errors'

import { MINUTE, pass, setStage, START, type Stage } from './attempt-stage.fixtures'

let stage: Stage
beforeEach(() => {
  stage = setStage()
})
afterEach(() => stage.clear())

const asked = () => stage.calls.stand.mock.calls.map(([known]) => known)

test('extra time, with or without a limit before', async () => {
  const { seen } = await stage.openPage()
  stage.server.deadlineAt = START + 20 * MINUTE
  stage.server.tell()
  await pass(0)
  expect(seen()).toMatchObject({ status: 'open', deadlineAt: START + 20 * MINUTE })
  await pass(1000)
  expect(asked().at(-1)).toEqual({ answerLogId: 'a1', epoch: 1, deadlineAt: START + 20 * MINUTE, release: '' })
})

test('another device that holds it, and the submission there', async () => {
  const { seen } = await stage.openPage()
  stage.server.open()
  stage.server.tell()
  await pass(0)
  expect(seen().status).toBe('takenOver')
  await pass(1000)
  stage.server.finish('learner')
  stage.server.tell()
  await pass(0)
  expect(seen().status).toBe('closed')
  await pass(10 * MINUTE)
  expect(asked()).toHaveLength(2)
})

test('a lease that was ended, which stops nothing', async () => {
  stage.server.release = '1.0.0'
  const { seen } = await stage.openPage()
  stage.server.release = ''
  stage.server.tell()
  await pass(0)
  expect(seen()).toMatchObject({ status: 'open', leaseEnded: true })
})

test('one request at a time; a page that is left asks nothing until it is looked at again', async () => {
  const { leave, wake } = await stage.openPage()
  await pass(10 * MINUTE)
  expect(asked()).toHaveLength(1)
  leave()
  expect(stage.calls.stand.mock.calls[0]?.[1].aborted).toBe(true)
  await pass(10 * MINUTE)
  expect(asked()).toHaveLength(1)
  wake()
  wake()
  await pass(0)
  expect(asked()).toHaveLength(2)
})

test('where nothing is held, it asks rarely from the first time on', async () => {
  stage.calls.stand.mockImplementation(async () => ({ ...stage.server.look(), release: '' }))
  await stage.openPage()
  await pass(MINUTE / 4 - 1)
  expect(asked()).toHaveLength(1)
  await pass(10 * MINUTE)
  expect(asked().length).toBeGreaterThan(20)
  expect(asked().length).toBeLessThan(42)
})

test('a line that is broken is tried again with growing pauses, and hears what happened meanwhile', async () => {
  const { server } = stage
  stage.calls.stand.mockRejectedValue(new SystemBusyError('系统繁忙', { status: 0 }))
  const { seen } = await stage.openPage()
  await pass(5 * MINUTE)
  expect(asked().length).toBeLessThan(25)
  server.deadlineAt = START + 20 * MINUTE
  stage.calls.stand.mockImplementation((...known) => {
    const held = server.stand(...known)
    server.tell()
    return held
  })
  await pass(MINUTE / 2)
  expect(seen().deadlineAt).toBe(START + 20 * MINUTE)
})

test('a session that ended is told, and it goes on when somebody has signed in', async () => {
  stage.calls.stand.mockRejectedValueOnce(new SessionInvalidError('请登录'))
  const { seen, wake } = await stage.openPage()
  expect(seen().signInNeeded).toBe(true)
  await pass(10 * MINUTE)
  expect(asked()).toHaveLength(1)
  wake()
  await pass(0)
  expect(asked()).toHaveLength(2)
})
