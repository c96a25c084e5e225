import { timelineLines } from './timeline-lines'

test('one line for each event, in columns', () => {
  expect(
    timelineLines([
      { time: '2026-11-20T04:00:00.000Z', person: '', kind: 'consult.sent', data: {} },
      { time: '2026-11-20T04:00:00.005Z', person: '1001', kind: 'exam.ended', data: { score: 87.5, by: 'li na' } },
    ]),
  ).toBe(
    [
      '2026-11-20T04:00:00.000Z  –     consult.sent',
      '2026-11-20T04:00:00.005Z  1001  exam.ended    score=87.5 by="li na"',
    ].join('\n'),
  )
})

test('that there is nothing is said', () => {
  expect(timelineLines([])).toBe('Nothing is recorded of it.')
})
