import { mainThreadTasks, type MainThreadTask } from './trace.model'

const MAIN = { name: 'thread_name', pid: 7, tid: 1, args: { name: 'CrRendererMain' } }
const tasksOf = (...traceEvents: object[]): MainThreadTask[] => mainThreadTasks(JSON.stringify({ traceEvents }))
const read = (...traceEvents: object[]): number[] => tasksOf(...traceEvents).map(({ took }) => took)

test('tasks of the main thread count, by their processor time', () => {
  const tasks = [
    { name: 'RunTask', pid: 7, tid: 1, ts: 1_000, dur: 90_000, tdur: 12_500 },
    { name: 'RunTask', pid: 7, tid: 2, ts: 1_000, dur: 90_000, tdur: 80_000 },
    { name: 'RunTask', pid: 8, tid: 1, tdur: 80_000 },
    { name: 'Layout', pid: 7, tid: 1, ts: 2_000, dur: 11_000, tdur: 10_000 },
    { name: 'RunTask', pid: 7, tid: 1, ts: 95_000, dur: 500, tdur: 400 },
  ]
  expect(read(MAIN, ...tasks)).toEqual([12.5, 0.4])
})

const at = (name: string, ts: number, dur: number, tdur: number) => ({ name, pid: 7, tid: 1, ts, dur, tdur })

test('a task says what it was spent on, an event without what happened inside of it', () => {
  const [first, second] = tasksOf(
    MAIN,
    at('Layout', 50, 800, 800),
    at('FunctionCall', 1_000, 20_000, 18_000),
    at('Layout', 20_500, 500, 500),
    at('RunTask', 900, 25_000, 21_000),
    at('Layout', 2_000, 6_000, 6_000),
    at('Paint', 30_000, 1_500, 1_500),
    at('RunTask', 30_000, 3_000, 2_000),
  )
  expect(first).toEqual({
    took: 21,
    parts: [
      ['FunctionCall', 11.5],
      ['Layout', 6.5],
      ['RunTask', 3],
    ],
  })
  expect(second).toEqual({
    took: 2,
    parts: [
      ['Paint', 1.5],
      ['RunTask', 0.5],
    ],
  })
})

test('a task inside of another is a part of it', () => {
  const tasks = tasksOf(MAIN, at('RunTask', 0, 10_000, 9_000), at('RunTask', 2_000, 4_000, 3_000))
  expect(tasks).toEqual([{ took: 9, parts: [['RunTask', 9]] }])
})

test('a task begins in the moment in which the one before ends', () => {
  const tasks = tasksOf(MAIN, at('RunTask', 0, 10_000, 9_000), at('RunTask', 10_000, 4_000, 3_000))
  expect(tasks.map(({ took }) => took)).toEqual([9, 3])
})

test('what happens between two tasks, or takes no time of the processor, is a part of neither', () => {
  const tasks = tasksOf(
    MAIN,
    at('RunTask', 0, 10_000, 9_000),
    { name: 'Mark', pid: 7, tid: 1, ts: 5_000 },
    at('Paint', 12_000, 2_000, 2_000),
    at('Layout', 12_500, 1_000, 1_000),
    at('RunTask', 20_000, 4_000, 3_000),
  )
  expect(tasks).toEqual([
    { took: 9, parts: [['RunTask', 9]] },
    { took: 3, parts: [['RunTask', 3]] },
  ])
})

test.each([
  ['of another name', { ...MAIN, tid: 2, args: { name: 'CrWorker' } }],
  ['without a name', { ...MAIN, tid: 2, args: {} }],
  ['of which nothing is said', { name: 'thread_name', pid: 7, tid: 2 }],
  ['that only mentions the main one', { ...MAIN, tid: 2, name: 'thread_sort_index' }],
])('tasks of a thread %s do not count', (_, thread) => {
  const taskOf = (tid: number) => ({ name: 'RunTask', pid: 7, tid, tdur: 1000 * tid })
  expect(read(MAIN, thread, taskOf(1), taskOf(2))).toEqual([1])
})

test('what is no trace is refused', () => {
  expect(() => read({ ...MAIN, args: { name: 5 } })).toThrow('Expected')
})

test('a trace without tasks proves nothing', () => {
  expect(() => read(MAIN, { name: 'RunTask', pid: 7, tid: 1 })).toThrow('the trace has no tasks')
})
