import { classStatusAt } from './class-status.model'

const at = (time: string): Date => new Date(`2026-11-${time}+08:00`)
const START = at('10T09:00:00')
const END = at('20T17:30:00')
const [NOT_STARTED, TRAINING, FINISHED] = [0, 1, 2]

test.each([
  ['before its start', at('10T08:59:59'), NOT_STARTED],
  ['from its start on', START, TRAINING],
  ['to the moment of its end', END, TRAINING],
  ['after its end', at('20T17:30:01'), FINISHED],
])('%s a class is what its times say, whether it was stored as not started or as training', (_, now, status) => {
  for (const stored of [NOT_STARTED, TRAINING]) {
    expect(classStatusAt({ status: stored, trainingStartTime: START, trainingEndTime: END }, now)).toBe(status)
  }
})

test('a class that the school has closed is over at any time', () => {
  for (const now of [at('01T00:00:00'), at('15T00:00:00'), at('30T00:00:00')]) {
    expect(classStatusAt({ status: FINISHED, trainingStartTime: START, trainingEndTime: END }, now)).toBe(FINISHED)
  }
})

test('without a start it is what is stored, until an end that is known', () => {
  for (const status of [NOT_STARTED, TRAINING]) {
    expect(classStatusAt({ status, trainingStartTime: null, trainingEndTime: null }, START)).toBe(status)
    expect(classStatusAt({ status, trainingStartTime: null, trainingEndTime: END }, START)).toBe(status)
    expect(classStatusAt({ status, trainingStartTime: null, trainingEndTime: START }, END)).toBe(FINISHED)
  }
})

test('without an end it goes on', () => {
  expect(classStatusAt({ status: 0, trainingStartTime: START, trainingEndTime: null }, END)).toBe(TRAINING)
})
