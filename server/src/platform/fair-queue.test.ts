import { FairQueue, type Caller, type QueueLimits } from './fair-queue'

/** With limits of its own. */
const queueOf = (limits: Pick<QueueLimits, 'atOnce' | 'places' | 'placesOfOne'>) =>
  new FairQueue({ work: 'wishes', retryAfter: 3, ...limits })

/** Work that ends when the test says so. */
function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, work: () => opened }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('first come, first served; callers take turns, and the server itself is one of them', async () => {
  const queue = queueOf({ atOnce: 1, places: 100, placesOfOne: 100 })
  const order: string[] = []
  const wish = (caller: Caller, name: string) => queue.run(caller, async () => void order.push(name))
  await Promise.all([
    wish('a', 'a1'),
    wish('a', 'a2'),
    wish('a', 'a3'),
    wish('a', 'a4'),
    wish('b', 'b1'),
    wish(null, 'own1'),
    wish('b', 'b2'),
    wish(null, 'own2'),
  ])
  expect(order).toEqual(['a1', 'a2', 'b1', 'own1', 'a3', 'b2', 'own2', 'a4'])
})

test('between two of them everything else in the process has its turn', async () => {
  const queue = queueOf({ atOnce: 1, places: 100, placesOfOne: 100 })
  const order: string[] = []
  setImmediate(() => order.push('something else'))
  const transactions = ['first', 'second'].map((name) => queue.run('a', async () => void order.push(name)))
  await Promise.all(transactions)
  // One that arrives when the first has just ended waits too.
  await queue.run('a', async () => void order.push('third'))
  expect(order).toEqual(['first', 'something else', 'second', 'third'])
})

test('a transaction that comes the moment another ends does not begin before everything else had its turn', async () => {
  const queue = queueOf({ atOnce: 1, places: 100, placesOfOne: 100 })
  const order: string[] = []
  await queue.run(null, async () => void setImmediate(() => order.push('something else')))
  await queue.run(null, async () => void order.push('next'))
  expect(order).toEqual(['something else', 'next'])
})

test('as many work at once as may', async () => {
  const queue = queueOf({ atOnce: 2, places: 100, placesOfOne: 100 })
  const gates = [gate(), gate(), gate()]
  const begun: number[] = []
  const all = gates.map(({ work }, at) =>
    queue.run('a', () => {
      begun.push(at)
      return work()
    }),
  )
  await turn()
  expect(begun).toEqual([0, 1])
  gates[1]?.open()
  await turn()
  await turn()
  expect(begun).toEqual([0, 1, 2])
  for (const { open } of gates) open()
  await Promise.all(all)
})

test('beyond the bounds a caller is refused at once and nothing is begun; the server itself never is', async () => {
  const queue = queueOf({ atOnce: 1, places: 3, placesOfOne: 2 })
  const busy = { name: 'BusyError', message: 'too many wishes wait for their turn', retryAfter: 3 }
  const { open, work } = gate()
  const begun = jest.fn(async () => undefined)
  const waiting = [queue.run(null, work), queue.run('a', begun), queue.run('a', begun)]
  await expect(queue.run('a', begun)).rejects.toMatchObject(busy)
  waiting.push(queue.run('b', begun))
  await expect(queue.run('b', begun)).rejects.toMatchObject(busy)
  await expect(queue.run('c', begun)).rejects.toMatchObject(busy)
  waiting.push(queue.run(null, begun))
  expect(begun).not.toHaveBeenCalled()
  open()
  await Promise.all(waiting)
  expect(begun).toHaveBeenCalledTimes(4)
})

test('a place is given back, however the work ends', async () => {
  const queue = queueOf({ atOnce: 1, places: 1, placesOfOne: 1 })
  const fails = () => Promise.reject(new Error('no'))
  await expect(queue.run('a', fails)).rejects.toThrow('no')
  expect(await queue.run('b', async () => 'done')).toBe('done')
  expect(await queue.run('a', async () => 'again')).toBe('again')
})
