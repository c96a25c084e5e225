import { pass, setStage, texts, type Stage } from './attempt-stage.fixtures'
import { ATTEMPT, MemoryOutbox, said } from './attempt.fixtures'

let stage: Stage
beforeEach(() => {
  stage = setStage()
})
afterEach(() => stage.clear())

describe('opening again', () => {
  test('after a crash: what the page had kept is done by the next one', async () => {
    const first = await stage.openPage()
    stage.setLine('down')
    first.sync.answer('q1', said('a'))
    first.sync.mark('q2', true)
    await pass(400)
    first.stop()
    const second = await stage.openPage()
    expect(texts(second.seen().answers)).toEqual({ q1: 'a' })
    expect([...second.seen().marked]).toEqual(['q2'])
    await pass(400)
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
    expect(await stage.outbox.itemsOf(ATTEMPT)).toEqual([])
  })

  test('after a crash: what the learner did before the browser told what it had kept stands', async () => {
    const first = await stage.openPage()
    stage.setLine('down')
    first.sync.answer('q1', said('kept'))
    first.sync.answer('q2', said('kept'))
    await pass(400)
    first.stop()
    let tell = (): void => undefined
    const kept = await stage.outbox.itemsOf(ATTEMPT)
    jest.spyOn(stage.outbox, 'itemsOf').mockReturnValueOnce(new Promise((resolve) => (tell = () => resolve(kept))))
    const second = await stage.openPage()
    second.sync.answer('q1', said('new'))
    tell()
    await pass(400)
    expect(texts(stage.server.answers)).toEqual({ q1: 'new', q2: 'kept' })
  })

  test('after another device wrote: what this one kept is offered, and nothing is written over unasked', async () => {
    const laptop = await stage.openPage()
    stage.setLine('down')
    laptop.sync.answer('q1', said('laptop'))
    await pass(400)
    laptop.stop()
    const phone = await stage.openPage({ kept: new MemoryOutbox() })
    phone.sync.answer('q1', said('phone'))
    await pass(400)
    const again = await stage.openPage()
    expect(texts(again.seen().answers)).toEqual({ q1: 'phone' })
    expect(again.seen().leftover).toMatchObject([{ questionId: 'q1', answer: said('laptop') }])
    await pass(400)
    expect(texts(stage.server.answers)).toEqual({ q1: 'phone' })
    again.sync.useLeftover()
    await pass(400)
    expect(texts(stage.server.answers)).toEqual({ q1: 'laptop' })
    expect(again.seen().leftover).toEqual([])
    expect(await stage.outbox.itemsOf(ATTEMPT)).toEqual([])
  })

  test('an offer that is not wanted is dropped for good', async () => {
    const laptop = await stage.openPage()
    stage.setLine('down')
    laptop.sync.answer('q1', said('laptop'))
    await pass(400)
    laptop.stop()
    await stage.openPage({ kept: new MemoryOutbox() })
    const again = await stage.openPage()
    again.sync.dropLeftover()
    await pass(400)
    expect(again.seen().leftover).toEqual([])
    expect(stage.server.answers.size).toBe(0)
    expect((await stage.openPage()).seen().leftover).toEqual([])
  })

  test('an opening is good for one page: the same one again takes the attempt over anew', async () => {
    const opened = stage.server.open()
    const first = await stage.openPage({ opened })
    first.sync.answer('q1', said('a'))
    await pass(400)
    first.stop()
    const second = await stage.openPage({ opened })
    expect(second.seen().status).toBe('open')
    second.sync.answer('q1', said('b'))
    await pass(400)
    expect(texts(stage.server.answers)).toEqual({ q1: 'b' })
  })
})

describe('a second page', () => {
  test('of this browser: the first one hears of it at once and turns read-only', async () => {
    const first = await stage.openPage()
    await stage.openPage()
    expect(first.seen().status).toBe('takenOver')
    first.sync.answer('q1', said('a'))
    expect(texts(first.seen().answers)).toEqual({})
  })

  test('of this browser, opened before this one or at another attempt: nothing changes here', async () => {
    const first = await stage.openPage()
    const other = await stage.openPage()
    first.take(ATTEMPT, 1)
    first.take('another attempt', 9)
    expect(other.seen().status).toBe('open')
  })

  test('elsewhere: the first one hears of it with its next save, keeps what it had, and can go on', async () => {
    const first = await stage.openPage()
    stage.server.open()
    first.sync.answer('q1', said('a'))
    await pass(400)
    expect(first.seen().status).toBe('takenOver')
    expect(stage.server.answers.size).toBe(0)
    expect(await stage.outbox.itemsOf(ATTEMPT)).toHaveLength(1)
    first.sync.takeOver()
    await pass(0)
    expect(first.seen()).toMatchObject({ status: 'open', leftover: [{ questionId: 'q1', answer: said('a') }] })
    first.sync.useLeftover()
    await pass(400)
    expect(texts(stage.server.answers)).toEqual({ q1: 'a' })
  })

  test('elsewhere: a submission of the first one ends nothing', async () => {
    const first = await stage.openPage()
    stage.server.open()
    first.sync.submit()
    await pass(0)
    expect(first.seen().status).toBe('takenOver')
    expect(stage.server.finals).toBe(0)
  })

  test('the attempt is over by the time it is taken back', async () => {
    const first = await stage.openPage()
    await stage.openPage()
    stage.server.finish('learner')
    first.sync.takeOver()
    await pass(0)
    expect(first.seen()).toMatchObject({ status: 'closed', receipt: stage.server.receipt })
  })
})
