import { MINUTE, pass, setStage, START, texts, type Stage } from './attempt-stage.fixtures'
import { ATTEMPT, QUESTIONS, said } from './attempt.fixtures'

let stage: Stage
beforeEach(() => {
  stage = setStage()
})
afterEach(() => stage.clear())

describe('submitting', () => {
  test('saves what is pending first, and ends with the receipt', async () => {
    const { sync, seen } = await stage.openPage()
    sync.answer('q1', said('a'))
    sync.submit()
    expect(seen().status).toBe('submitting')
    await pass(0)
    expect(seen()).toMatchObject({ status: 'closed', receipt: { answered: 1, finishedBy: 'learner' } })
    expect(seen().notArrived.size).toBe(0)
    expect(stage.server.finals).toBe(1)
  })

  test('twice is once', async () => {
    const { sync } = await stage.openPage()
    sync.submit()
    sync.submit()
    await pass(MINUTE)
    expect(stage.calls.submit).toHaveBeenCalledTimes(1)
  })

  test('nothing can be changed while it is under way', async () => {
    const { sync, seen } = await stage.openPage()
    sync.submit()
    sync.answer('q1', said('a'))
    expect(seen().answers.size).toBe(0)
  })

  test('fails: everything stays, and it is made again by itself', async () => {
    const { sync, seen } = await stage.openPage()
    sync.answer('q1', said('a'))
    await pass(400)
    stage.setLine('down')
    sync.submit()
    await pass(0)
    expect(seen()).toMatchObject({ status: 'open', submitFailed: true })
    expect(texts(seen().answers)).toEqual({ q1: 'a' })
    await pass(1000)
    expect(seen()).toMatchObject({ status: 'closed', submitFailed: false })
  })

  test('fails: who then changes something submits again when they want to', async () => {
    const { sync, seen } = await stage.openPage()
    stage.setLine('down')
    sync.submit()
    await pass(0)
    sync.answer('q1', said('a'))
    expect(seen().submitFailed).toBe(false)
    await pass(10 * MINUTE)
    expect(seen().status).toBe('open')
    sync.submit()
    await pass(0)
    expect(seen()).toMatchObject({ status: 'closed', receipt: { answered: 1 } })
  })

  test('a submission whose response was lost is the same submission when it is sent again', async () => {
    const { sync, seen } = await stage.openPage()
    stage.setLine('lost response')
    sync.submit()
    await pass(1000)
    expect(seen().status).toBe('closed')
    const keys = jest.mocked(stage.calls.submit).mock.calls.map(([, key]) => key)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(stage.server.finals).toBe(1)
  })

  test('numbers the server lost are told again', async () => {
    const { sync, seen } = await stage.openPage()
    for (const id of QUESTIONS) sync.answer(id, said(`of ${id}`))
    await pass(400)
    stage.server.forget('q2')
    stage.server.forget('q4')
    sync.submit()
    await pass(0)
    expect(seen().status).toBe('closed')
    expect(texts(stage.server.answers)).toEqual(texts(seen().answers))
  })

  test('when something else is saved than is shown, everything shown is sent, and what is not shown is cleared', async () => {
    const { sync, seen } = await stage.openPage()
    sync.answer('q1', said('a'))
    await pass(400)
    stage.server.overwrite('q1', 'x')
    stage.server.overwrite('q2', 'x')
    sync.submit()
    await pass(0)
    expect(seen().status).toBe('closed')
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
  })

  test('a server that never agrees is not asked for ever', async () => {
    const { sync, seen } = await stage.openPage()
    const reported = jest.fn()
    Object.defineProperty(globalThis, 'reportError', { configurable: true, value: reported })
    jest.mocked(stage.calls.submit).mockResolvedValue({ state: 'differs', digest: '0'.repeat(64) })
    sync.submit()
    await pass(0)
    expect(seen()).toMatchObject({ status: 'open', submitFailed: true })
    expect(jest.mocked(stage.calls.submit).mock.calls.length).toBeLessThanOrEqual(4)
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('do not agree') }))
  })
})

describe('the deadline', () => {
  beforeEach(() => {
    stage.server.deadlineAt = START + 10 * MINUTE
  })

  test('EX-ANS-41 comes: what is pending goes along, without a question', async () => {
    const { sync, seen } = await stage.openPage()
    await pass(10 * MINUTE - 100)
    sync.answer('q1', said('a'))
    await pass(101)
    expect(seen()).toMatchObject({ status: 'closed', receipt: { answered: 1, finishedBy: 'deadline' } })
    expect(stage.server.finals).toBe(1)
  })

  test('EX-ANS-41 EX-ANS-42 comes while the device sleeps: it is seen on waking', async () => {
    const { wake, seen } = await stage.openPage()
    jest.setSystemTime(START + 3 * 60 * MINUTE)
    expect(seen().status).toBe('open')
    wake()
    await pass(0)
    expect(seen().status).toBe('closed')
  })

  test('comes while the device sleeps and its clock stands still: the server is asked on waking', async () => {
    const { wake, seen } = await stage.openPage()
    stage.sleep(3 * 60 * MINUTE)
    wake()
    wake()
    expect(seen().status).toBe('open')
    await pass(0)
    expect(seen().status).toBe('closed')
    expect(stage.calls.look).toHaveBeenCalledTimes(1)
    expect(stage.server.finals).toBe(1)
  })

  test('was moved while the device slept: the new one counts', async () => {
    const { wake, seen } = await stage.openPage()
    stage.server.deadlineAt = START + 4 * 60 * MINUTE
    stage.sleep(3 * 60 * MINUTE)
    wake()
    await pass(0)
    expect(seen()).toMatchObject({ status: 'open', deadlineAt: START + 4 * 60 * MINUTE })
  })

  test.each(['open', 'takenOver'] as const)(
    'comes while another page holds it: one that is %s sees it on waking',
    async (status) => {
      const { wake, seen } = await stage.openPage()
      if (status === 'takenOver') await stage.openPage()
      expect(seen().status).toBe(status)
      stage.server.finish('learner')
      wake()
      await pass(0)
      expect(seen().status).toBe('closed')
    },
  )

  test('comes while another page of the browser holds it: what that one has unsent stays, to be told of', async () => {
    const first = await stage.openPage()
    const second = await stage.openPage()
    stage.setLine(...Array.from({ length: 4 }, () => 'down' as const))
    second.sync.answer('q2', said('b'))
    await pass(400)
    stage.server.finish('deadline')
    stage.setLine()
    first.wake()
    await pass(0)
    expect(first.seen().status).toBe('closed')
    expect(await stage.outbox.itemsOf(ATTEMPT)).toMatchObject([{ number: 2, item: { answer: said('b') } }])
  })

  test('comes and the server cannot be asked: it is asked again on waking, and a session that ended is told', async () => {
    const { wake, seen } = await stage.openPage()
    stage.server.finish('deadline')
    stage.setLine('down', 'session over')
    wake()
    await pass(0)
    expect(seen()).toMatchObject({ status: 'open', signInNeeded: false })
    wake()
    await pass(0)
    expect(seen()).toMatchObject({ status: 'open', signInNeeded: true })
    wake()
    await pass(0)
    expect(seen()).toMatchObject({ status: 'closed', signInNeeded: false })
  })

  test('comes while what an earlier page kept is still being read: it is submitted with that', async () => {
    const earlier = await stage.openPage()
    stage.setLine('down')
    earlier.sync.answer('q1', said('kept'))
    await pass(400)
    earlier.stop()
    const kept = await stage.outbox.itemsOf(ATTEMPT)
    let tell = (): void => undefined
    const read = new Promise<void>((resolve) => (tell = resolve))
    jest.spyOn(stage.outbox, 'itemsOf').mockImplementationOnce(() => read.then(() => kept))
    jest.spyOn(stage.outbox, 'settled').mockImplementation(() => read.then(() => undefined))
    const { seen } = await stage.openPage()
    await pass(10 * MINUTE)
    expect(seen().status).toBe('submitting')
    tell()
    await pass(MINUTE)
    expect(seen()).toMatchObject({ status: 'closed', receipt: { answered: 1 } })
    expect(texts(stage.server.answers)).toEqual({ q1: 'kept' })
    expect(stage.server.finals).toBe(1)
  })

  test('is moved: the new one counts', async () => {
    const { sync, seen } = await stage.openPage()
    stage.server.deadlineAt = START + 20 * MINUTE
    sync.answer('q1', said('a'))
    await pass(400)
    expect(seen().deadlineAt).toBe(START + 20 * MINUTE)
    await pass(15 * MINUTE)
    expect(seen().status).toBe('open')
    await pass(5 * MINUTE)
    expect(seen().status).toBe('closed')
  })

  test('is moved while the learner only reads: the page knows within half a minute', async () => {
    const { seen } = await stage.openPage()
    await pass(MINUTE)
    stage.server.deadlineAt = START + 20 * MINUTE
    await pass(MINUTE / 2)
    expect(seen().deadlineAt).toBe(START + 20 * MINUTE)
    await pass(15 * MINUTE)
    expect(seen().status).toBe('open')
    await pass(5 * MINUTE)
    expect(seen().status).toBe('closed')
  })

  test('is moved in its last minute: the page asks once more before it', async () => {
    const { seen } = await stage.openPage()
    await pass(10 * MINUTE - 6000)
    stage.server.deadlineAt = START + 20 * MINUTE
    await pass(1000)
    expect(seen()).toMatchObject({ status: 'open', deadlineAt: START + 20 * MINUTE })
  })

  test.each([
    ['moved', START + 12 * MINUTE],
    ['taken away', null],
  ])('is %s in its last second: the submission by the clock ends nothing, and the page goes on', async (_, moved) => {
    const { sync, seen } = await stage.openPage()
    await pass(10 * MINUTE - 100)
    stage.server.deadlineAt = moved
    await pass(200)
    expect(seen()).toMatchObject({ status: 'open', deadlineAt: moved, submitFailed: false })
    expect(stage.server.finals).toBe(0)
    sync.answer('q1', said('with the extra time'))
    await pass(MINUTE)
    expect(texts(stage.server.answers)).toEqual({ q1: 'with the extra time' })
    expect(seen().status).toBe('open')
    await pass(10 * MINUTE)
    expect(seen().status).toBe(moved === null ? 'open' : 'closed')
  })

  test('comes too soon by the page’s own clock: it goes on, and ends when it is time', async () => {
    const { seen } = await stage.openPage()
    await pass(10 * MINUTE - 4000)
    stage.sleep(-3000)
    await pass(2000)
    expect(seen().status).toBe('open')
    expect(stage.server.finals).toBe(0)
    await pass(5100)
    expect(seen()).toMatchObject({ status: 'closed', receipt: { finishedBy: 'deadline' } })
  })

  test('has not come for the server, however often the page’s clock says so: it asks once a second', async () => {
    const { seen } = await stage.openPage()
    await pass(10 * MINUTE - 1)
    jest.mocked(stage.calls.submit).mockResolvedValue({ state: 'early', deadlineAt: START + 10 * MINUTE })
    await pass(5500)
    expect(stage.calls.submit).toHaveBeenCalledTimes(6)
    expect(seen().status).toBe('open')
  })

  test('a learner who submits by themselves may do so before it', async () => {
    const { sync, seen } = await stage.openPage()
    sync.submit()
    await pass(0)
    expect(seen()).toMatchObject({ status: 'closed', receipt: { finishedBy: 'learner' } })
  })

  test('a learner who only reads hears of another device, and that it was submitted there', async () => {
    const { seen } = await stage.openPage()
    stage.server.open()
    await pass(MINUTE / 2)
    expect(seen().status).toBe('takenOver')
    const second = await stage.openPage()
    stage.server.finish('learner')
    await pass(MINUTE / 2)
    expect(second.seen().status).toBe('closed')
  })

  test('without one, a page that does nothing asks nothing', async () => {
    stage.server.deadlineAt = null
    await stage.openPage()
    await pass(10 * MINUTE)
    expect(stage.calls.look).not.toHaveBeenCalled()
  })

  test('a page that is over or gone asks no more', async () => {
    const over = await stage.openPage()
    over.sync.submit()
    await pass(0)
    over.stop()
    await pass(10 * MINUTE)
    expect(stage.calls.look).not.toHaveBeenCalled()
  })

  test('comes without a line: nothing can be changed any more, and what came too late is named', async () => {
    const { sync, seen } = await stage.openPage()
    sync.answer('q1', said('a'))
    await pass(400)
    await pass(9 * MINUTE)
    stage.setLine(...Array.from({ length: 100 }, () => 'down' as const))
    sync.answer('q2', said('b'))
    await pass(MINUTE)
    expect(seen().status).toBe('submitting')
    stage.server.finish('deadline')
    stage.setLine()
    await pass(MINUTE)
    expect(seen()).toMatchObject({ status: 'closed', receipt: { answered: 1, finishedBy: 'deadline' } })
    expect([...seen().notArrived]).toEqual(['q2'])
    expect(await stage.outbox.itemsOf(ATTEMPT)).toMatchObject([{ number: 2, item: { answer: said('b') } }])
    expect(stage.server.finals).toBe(1)
  })
})
