import { drawSample, intervalOf } from './sample.mjs'

const mutantAt = (line, changed = {}) => ({
  id: String(line),
  fileName: 'shared/http/src/client.ts',
  location: { start: { line, column: 4 }, end: { line, column: 9 } },
  mutatorName: 'ConditionalExpression',
  replacement: 'false',
  ...changed,
})
const all = Array.from({ length: 200 }, (_, line) => mutantAt(line))
const lines = (mutants) => mutants.map(({ location }) => location.start.line)

test('the same seed draws the same mutants, in whatever order they come', () => {
  const drawn = lines(drawSample(all, 20, '1'))
  expect(drawn).toHaveLength(20)
  expect(lines(drawSample(all.toReversed(), 20, '1'))).toEqual(drawn)
  expect(lines(drawSample(all, 20, '2'))).not.toEqual(drawn)
})

test('a larger sample holds the smaller one, so that a run can be extended', () => {
  expect(lines(drawSample(all, 30, '1')).slice(0, 20)).toEqual(lines(drawSample(all, 20, '1')))
})

test('a sample as large as all is all', () => {
  expect(new Set(drawSample(all, 500, '1'))).toEqual(new Set(all))
})

test.each([
  ['file', { fileName: 'shared/http/src/errors.ts' }],
  ['start', { location: { start: { line: 0, column: 5 }, end: { line: 0, column: 9 } } }],
  ['end', { location: { start: { line: 0, column: 4 }, end: { line: 1, column: 9 } } }],
  ['kind', { mutatorName: 'BooleanLiteral' }],
  ['replacement', { replacement: 'true' }],
])('two mutants that differ in their %s only are drawn apart', (_, changed) => {
  const two = [mutantAt(0), mutantAt(0, { ...changed, id: 'other' })]
  const firsts = Array.from({ length: 40 }, (_, seed) => drawSample(two, 1, String(seed))[0].id)
  expect(new Set(firsts).size).toBe(2)
})

test('every mutant has the same chance', () => {
  const few = all.slice(0, 10)
  const counts = new Map(few.map(({ id }) => [id, 0]))
  for (let seed = 0; seed < 1000; seed++) {
    for (const { id } of drawSample(few, 5, String(seed))) counts.set(id, counts.get(id) + 1)
  }
  for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(80)
})

test.each([
  [39, 45, 73.8, 93.7],
  [50, 50, 92.9, 100],
  [0, 50, 0, 7.1],
  [0, 0, 0, 100],
])('%d of %d may be %d to %d percent of all', (noticed, tried, from, to) => {
  const interval = intervalOf(noticed, tried)
  expect(interval.from).toBeCloseTo(from, 1)
  expect(interval.to).toBeCloseTo(to, 1)
})
