import { readSigns, waitingFor, withoutSign, withSign, type WaitingSign } from './sign-queue.model'

function signOf(key: string, differing: Partial<WaitingSign['request']> = {}): WaitingSign {
  return {
    key,
    schoolId: '',
    request: {
      activityId: '71',
      classId: '1',
      classroomId: '17',
      courseId: '11',
      studentId: '31',
      userId: '',
      type: 1,
      lat: null,
      lon: null,
      signTime: '2026-11-20T01:00:00.000Z',
      ...differing,
    },
  }
}

test('what was stored is read back; an unreadable press is left out', () => {
  const [one, two] = [signOf('a'), signOf('b', { type: 2 })]
  expect(readSigns(JSON.stringify([one, two]))).toEqual([one, two])
  expect(readSigns(JSON.stringify([one, { ...two, key: '' }, null, 'x']))).toEqual([one])
})

test.each(['', 'null', '{}', '[', '"x"', '7'])('%p is no list of presses', (json) => {
  expect(readSigns(json)).toEqual([])
})

test.each([
  ['the same control', {}, true],
  ['another content of the same activity', { classroomId: '18' }, true],
  ['signing out', { type: 2 as const }, false],
  ['another activity', { activityId: '72' }, false],
  ['another class', { classId: '2' }, false],
])('a press stands for %s: %s %p', (_, differing, found) => {
  expect(waitingFor([signOf('a')], signOf('b', differing).request) !== undefined).toBe(found)
})

test('without an activity the classroom tells lessons apart', () => {
  const alone = { activityId: '' }
  expect(waitingFor([signOf('a', alone)], signOf('b', { ...alone, classroomId: '18' }).request)).toBeUndefined()
  expect(waitingFor([signOf('a', alone)], signOf('b', alone).request)?.key).toBe('a')
})

test('the first press of a control stays; one that is sent goes', () => {
  const [one, again, out] = [signOf('a'), signOf('b'), signOf('c', { type: 2 })]
  expect(withSign(withSign([one], again), out)).toEqual([one, out])
  expect(withoutSign([one, out], 'a')).toEqual([out])
})
