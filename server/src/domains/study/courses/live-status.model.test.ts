import { liveStateAt } from './live-status.model'

const at = (time: string): Date => new Date(`2026-11-20T${time}:00+08:00`)
const HOURS = { startTime: at('19:30'), endTime: at('21:00') }

test.each([
  ['04:20', 0, false],
  ['19:30', 1, false],
  ['21:00', 1, false],
  ['21:01', 2, true],
])('at %s a lesson from 19:30 to 21:00 has the state %i, whatever was stored', (time, liveStatus, isOver) => {
  for (const stored of [0, 1]) {
    expect(liveStateAt({ liveStatus: stored, ...HOURS }, at(time))).toEqual({ liveStatus, isOver })
  }
})

test.each([2, 3, 7])('a replay that is said to be there or to come (%i) is', (liveStatus) => {
  for (const time of ['04:20', '20:00', '22:00']) {
    expect(liveStateAt({ liveStatus, ...HOURS }, at(time))).toEqual({ liveStatus, isOver: false })
  }
})

test('without hours it is what is stored; without an end it goes on', () => {
  expect(liveStateAt({ liveStatus: 1, startTime: null, endTime: null }, at('20:00'))).toMatchObject({ liveStatus: 1 })
  expect(liveStateAt({ liveStatus: 0, startTime: at('19:30'), endTime: null }, at('23:00'))).toEqual({
    liveStatus: 1,
    isOver: false,
  })
})
