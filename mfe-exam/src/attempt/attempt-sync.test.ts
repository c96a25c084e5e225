import { MINUTE, pass, setStage, START, texts, type Stage } from './attempt-stage.fixtures'
import { ATTEMPT, said } from './attempt.fixtures'

let stage: Stage
beforeEach(() => {
  stage = setStage()
})
afterEach(() => stage.clear())

describe('saving', () => {
  test('a deed is shown at once, saved shortly after, and told to be saved when it is', async () => {
    const { sync, seen } = await stage.openPage()
    sync.answer('q1', said('a'))
    expect(seen()).toMatchObject({ saving: 'saving', savedAt: null })
    expect([...seen().unacknowledged]).toEqual(['q1'])
    expect(texts(seen().answers)).toEqual({ q1: 'a' })
    await pass(399)
    expect(stage.server.answers.size).toBe(0)
    await pass(1)
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
    expect(seen()).toMatchObject({ saving: 'saved', savedAt: START + 400 })
    expect(seen().unacknowledged.size).toBe(0)
    expect(await stage.outbox.itemsOf(ATTEMPT)).toEqual([])
  })

  test('typing on makes one save of it', async () => {
    const { sync } = await stage.openPage()
    for (const text of ['a', 'ab', 'abc']) {
      sync.answer('q1', said(text))
      await pass(200)
    }
    await pass(400)
    expect(stage.calls.save).toHaveBeenCalledTimes(1)
    expect(texts(stage.server.answers)).toEqual({ q1: 'abc' })
  })

  test('flushing saves without the delay', async () => {
    const { sync } = await stage.openPage()
    sync.answer('q1', said('a'))
    sync.flush()
    await pass(0)
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
  })

  test('going on to the next question saves what was answered at once', async () => {
    const { sync } = await stage.openPage()
    sync.answer('q1', said('a'))
    sync.flush()
    sync.visit('q2')
    await pass(0)
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
  })

  test('flags and the place are kept with the attempt; where one looks is nothing to wait for', async () => {
    const { sync, seen } = await stage.openPage()
    sync.visit('q3')
    expect(seen()).toMatchObject({ saving: 'saved', currentQuestionId: 'q3' })
    sync.mark('q2', true)
    sync.mark('q1', true)
    sync.mark('q1', false)
    expect(seen().saving).toBe('saving')
    expect([...seen().marked]).toEqual(['q2'])
    await pass(400)
    expect(stage.server.open()).toMatchObject({ marked: ['q2'], currentQuestionId: 'q3' })
  })

  test('looking at the same question again is no news', async () => {
    const { sync } = await stage.openPage()
    sync.visit('q3')
    await pass(400)
    sync.visit('q3')
    await pass(400)
    expect(stage.calls.save).toHaveBeenCalledTimes(1)
  })

  test('EX-ANS-27 a failed save is told and made again with growing pauses', async () => {
    const { sync, seen } = await stage.openPage()
    stage.setLine('down', 'down', 'down')
    sync.answer('q1', said('a'))
    await pass(400)
    expect(seen()).toMatchObject({ saving: 'unsaved', savedAt: null })
    expect(await stage.outbox.itemsOf(ATTEMPT)).toHaveLength(1)
    await pass(1000 + 2000)
    expect(stage.calls.save).toHaveBeenCalledTimes(3)
    await pass(4000)
    expect(stage.calls.save).toHaveBeenCalledTimes(4)
    expect(seen().saving).toBe('saved')
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
  })

  test('says with what gets through for how long nothing did; an ended session is no broken line', async () => {
    const { sync, wake } = await stage.openPage()
    const told = () => stage.calls.save.mock.calls.map(([{ failingForMs }]) => failingForMs)
    stage.setLine(...Array.from({ length: 50 }, () => 'down' as const))
    sync.answer('q1', said('a'))
    await pass(400 + 40_000)
    stage.setLine()
    wake()
    await pass(0)
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
    expect(told()[0]).toBe(0)
    expect(told().at(-1)).toBe(40_000)
    const before = stage.calls.save.mock.calls.length
    stage.setLine('session over')
    sync.answer('q1', said('b'))
    await pass(50_000)
    wake()
    await pass(0)
    expect(told().slice(before)).toEqual([0, 0])
  })

  test('what is done meanwhile does not make the tries more frequent', async () => {
    const { sync } = await stage.openPage()
    stage.setLine(...Array.from({ length: 100 }, () => 'down' as const))
    sync.answer('q1', said('a'))
    await pass(MINUTE)
    const before = jest.mocked(stage.calls.save).mock.calls.length
    for (let second = 0; second < 60; second += 1) {
      sync.answer('q1', said(`a${second}`))
      await pass(1000)
    }
    expect(jest.mocked(stage.calls.save).mock.calls.length - before).toBeLessThanOrEqual(4)
  })

  test('a save whose response was lost is sent again as it was; the change since gets its own number', async () => {
    const { sync } = await stage.openPage()
    stage.setLine('lost response')
    sync.answer('q1', said('a'))
    await pass(400)
    sync.answer('q1', said('ab'))
    await pass(1000)
    expect(jest.mocked(stage.calls.save).mock.calls[1]?.[0].items).toEqual([
      { kind: 'answer', seq: 1, questionId: 'q1', answer: said('a') },
      { kind: 'answer', seq: 2, questionId: 'q1', answer: said('ab') },
    ])
    expect(texts(stage.server.answers)).toEqual({ q1: 'ab' })
  })

  test('when the line is back it does not wait for the pause to end', async () => {
    const { sync, wake, seen } = await stage.openPage()
    stage.setLine('down', 'down', 'down', 'down', 'down', 'down')
    sync.answer('q1', said('a'))
    await pass(40_000)
    stage.setLine()
    wake()
    await pass(0)
    expect(seen().saving).toBe('saved')
  })

  test('more than one save may carry goes in several, without waiting in between', async () => {
    const { sync } = await stage.openPage()
    for (let index = 0; index < 120; index += 1) sync.answer(`q${index}`, said('a'))
    await pass(400)
    expect(stage.calls.save).toHaveBeenCalledTimes(3)
    expect(stage.server.answers.size).toBe(120)
  })

  test('EX-ANS-28 an answer that was cleared is sent as cleared', async () => {
    const { sync } = await stage.openPage()
    sync.answer('q1', said('a'))
    await pass(400)
    sync.answer('q1', said(''))
    await pass(400)
    expect(stage.server.answers.size).toBe(0)
  })

  test('nothing is sent that the browser has not kept first', async () => {
    const { sync } = await stage.openPage()
    let keep = (): void => undefined
    jest.spyOn(stage.outbox, 'settled').mockReturnValue(new Promise((resolve) => (keep = resolve)))
    sync.answer('q1', said('a'))
    await pass(MINUTE)
    expect(stage.calls.save).not.toHaveBeenCalled()
    keep()
    await pass(0)
    expect(stage.calls.save).toHaveBeenCalledTimes(1)
  })

  test('a page that is put away saves at once', async () => {
    const { sync, leave } = await stage.openPage()
    sync.answer('q1', said('a'))
    leave()
    await pass(0)
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
  })

  test('without storage the page says so and saves all the same', async () => {
    const { sync, seen } = await stage.openPage()
    expect(seen().storage).toBe('kept')
    stage.outbox.say(false)
    sync.answer('q1', said('a'))
    await pass(0)
    expect(seen().storage).toBe('memory')
    await pass(400)
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
  })
})

describe('an answer that the server does not take', () => {
  const answerAll = async () => {
    const { server } = stage
    server.unwanted = new Set(['x'])
    const page = await stage.openPage()
    page.sync.answer('q1', said('a'))
    await pass(400)
    page.sync.answer('q1', said('x'))
    page.sync.answer('q2', said('b'))
    page.sync.mark('q3', true)
    await pass(2000)
    return page
  }

  test.each(['rejects the item', 'refuses the whole save'])('stops no other: %s', async (how) => {
    stage.server.refusesWhole = how === 'refuses the whole save'
    const { sync, seen } = await answerAll()
    expect(texts(stage.server.answers)).toEqual({ q1: 'a', q2: 'b' })
    expect(texts(seen().answers)).toEqual({ q1: 'x', q2: 'b' })
    expect(seen()).toMatchObject({ saving: 'saved', rejected: new Set(['q1']), unacknowledged: new Set() })
    sync.answer('q4', said('d'))
    await pass(400)
    expect(texts(stage.server.answers)).toEqual({ q1: 'a', q2: 'b', q4: 'd' })
  })

  test('is taken once the learner has changed it, and nothing of it stays behind', async () => {
    const { sync, seen } = await answerAll()
    sync.answer('q1', said('xy'))
    expect(seen().rejected.size).toBe(0)
    await pass(400)
    expect(texts(stage.server.answers)).toEqual({ q1: 'xy', q2: 'b' })
    expect(await stage.outbox.itemsOf(ATTEMPT)).toEqual([])
  })

  test('is there again after a crash, with what is wrong with it', async () => {
    const { stop } = await answerAll()
    stop()
    const { seen } = await stage.openPage()
    expect(texts(seen().answers)).toMatchObject({ q1: 'x' })
    await pass(400)
    expect(seen().rejected).toEqual(new Set(['q1']))
  })

  test.each(['rejects the item', 'refuses the whole save'])(
    'does not hold up the submission, and is named after it: %s',
    async (how) => {
      stage.server.refusesWhole = how === 'refuses the whole save'
      const { sync, seen } = await answerAll()
      sync.submit()
      await pass(MINUTE)
      expect(seen()).toMatchObject({ status: 'closed', receipt: { answered: 2 }, notArrived: new Set(['q1']) })
      expect(texts(stage.server.answers)).toEqual({ q1: 'a', q2: 'b' })
      expect(await stage.outbox.itemsOf(ATTEMPT)).toMatchObject([{ number: 1, item: { answer: said('x') } }])
      expect(stage.server.finals).toBe(1)
    },
  )

  test('is cleared where something else is saved than the page knows of', async () => {
    const { sync, seen } = await answerAll()
    stage.server.overwrite('q5', 'y')
    sync.submit()
    await pass(MINUTE)
    expect(seen().status).toBe('closed')
    expect(texts(stage.server.answers)).toEqual({ q1: 'a', q2: 'b' })
  })
})

test('what cannot be stored never leaves the page', async () => {
  const { sync, seen } = await stage.openPage()
  sync.answer('q1', said('先断电\u0000后验电\ud83d'))
  await pass(400)
  expect(texts(stage.server.answers)).toEqual({ q1: '先断电后验电' })
  expect(texts(seen().answers)).toEqual({ q1: '先断电后验电' })
  expect(seen().rejected.size).toBe(0)
})

test('a server that fails is another thing than a line that is broken', async () => {
  const { sync, seen } = await stage.openPage()
  stage.setLine('server error', 'down')
  sync.answer('q1', said('a'))
  await pass(400)
  expect(seen().saving).toBe('failing')
  await pass(1000)
  expect(seen().saving).toBe('unsaved')
  await pass(2000)
  expect(seen().saving).toBe('saved')
})

describe('the session', () => {
  test('ends: the page asks to sign in and waits; once somebody did, everything goes', async () => {
    const { sync, wake, seen } = await stage.openPage()
    stage.setLine('session over')
    sync.answer('q1', said('a'))
    await pass(400)
    expect(seen()).toMatchObject({ signInNeeded: true, saving: 'unsaved' })
    await pass(10 * MINUTE)
    expect(stage.calls.save).toHaveBeenCalledTimes(1)
    wake()
    await pass(0)
    expect(seen()).toMatchObject({ signInNeeded: false, saving: 'saved' })
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
  })
})

test('a page that is gone calls no more', async () => {
  const { sync, stop } = await stage.openPage()
  sync.answer('q1', said('a'))
  stop()
  await pass(MINUTE)
  expect(stage.calls.save).not.toHaveBeenCalled()
  expect(await stage.outbox.itemsOf(ATTEMPT)).toHaveLength(1)
})
