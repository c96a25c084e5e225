import { announcement, timeLines, workedSeconds } from './times.mjs'

test('the first line says what runs; before the first time nobody knows how long', () => {
  expect(announcement({ paired: ['lint'], alone: ['stories'] }, {})).toBe(
    'Runs lint, stories. Not timed here before: lint, stories.',
  )
})

test('kinds beside each other take half of their sum', () => {
  const asked = { paired: ['lint', 'types', 'format'], alone: ['component'] }
  expect(announcement(asked, { lint: 100, types: 80, format: 60, component: 200 })).toBe(
    'Runs lint, types, format, component. About 5 minutes by the last time.',
  )
})

test('they take at least as long as the longest of them', () => {
  expect(announcement({ paired: ['lint', 'rules'], alone: [] }, { lint: 60, rules: 4 })).toBe(
    'Runs lint, rules. About 60 seconds by the last time.',
  )
})

test('what has not run before is named beside the time of the others', () => {
  expect(announcement({ paired: [], alone: ['server', 'stories'] }, { server: 300 })).toBe(
    'Runs server, stories. About 5 minutes by the last time. Not timed here before: stories.',
  )
})

test('the last lines say for each step how long it took and how much was worked', () => {
  const steps = [
    {
      kinds: [
        { kind: 'lint', seconds: 99.6 },
        { kind: 'types', seconds: 50 },
      ],
      seconds: 100,
      worked: 149.5,
    },
    { kinds: [{ kind: 'stories', seconds: 1000 }], seconds: 1000, worked: 1500 },
  ]
  expect(timeLines(steps)).toEqual([
    'seconds  processor',
    '    100        150  lint 100, types 50',
    '   1000       1500  stories',
    '   1100       1650  all',
  ])
})

test('a machine works on', () => {
  const before = workedSeconds()
  const until = performance.now() + 50
  while (performance.now() < until);
  expect(workedSeconds()).toBeGreaterThan(before)
})
