import { readUnsaved, withoutVisit, withVisit, type UnsavedPlayback } from './unsaved-playback.model'

function visitOf(key: string, learningDuration = 4_000): UnsavedPlayback {
  return {
    key,
    schoolId: '',
    request: {
      classroomId: '4',
      courseId: '11',
      classId: '1',
      studentId: '31',
      lastStudyTime: '2026-11-20T01:00:00.000Z',
      learningDuration,
      remainStudyDuration: 56_000,
      client: 'Web',
      watched: [[0, learningDuration]],
    },
  }
}

test('what was stored is read back; an unreadable visit is left out', () => {
  const [one, two] = [visitOf('a'), visitOf('b')]
  expect(readUnsaved(JSON.stringify([one, two]))).toEqual([one, two])
  const broken = { ...two.request, watched: [[0]] }
  expect(readUnsaved(JSON.stringify([{ ...one, key: '' }, { ...two, request: broken }, null, one]))).toEqual([one])
})

test.each(['', 'null', '{}', '[', '"x"', '7'])('%p is no list of visits', (json) => {
  expect(readUnsaved(json)).toEqual([])
})

test('the newest save of a visit stays; one that arrived goes', () => {
  const visits = withVisit(withVisit(withVisit([], visitOf('a')), visitOf('b')), visitOf('a', 9_000))
  expect(visits).toEqual([visitOf('b'), visitOf('a', 9_000)])
  expect(withoutVisit(visits, 'a')).toEqual([visitOf('b')])
})

test('a device keeps twenty visits, the newest', () => {
  let visits: UnsavedPlayback[] = []
  for (let at = 1; at <= 22; at += 1) visits = withVisit(visits, visitOf(`visit-${at}`))
  expect(visits.map(({ key }) => key)).toEqual(Array.from({ length: 20 }, (_, at) => `visit-${at + 3}`))
})
