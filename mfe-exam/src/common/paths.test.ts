import { abovePath, answeringPath, finishPath, introPath, reviewPath } from './paths'

const INTRO = new URLSearchParams(
  'classId=1&classroomId=2&classStudentId=3&courseId=4&status=0&sourceType=&schoolId=20001&activityId=9',
)
const IDS = { workId: '77', answerLogId: '88' }
const SAID = 'classId=1&classroomId=2&classStudentId=3&courseId=4&status=0&schoolId=20001&activityId=9'

test('EX-HW-04 EX-HW-09 EX-HW-10 CX-GEN-08 every address of homework', () => {
  expect({
    answering: answeringPath('homework', INTRO, IDS),
    finish: finishPath('homework', INTRO, IDS),
    review: reviewPath('homework', INTRO, IDS),
    above: abovePath(INTRO),
  }).toEqual({
    answering: `/study/homework/answer?${SAID}&workId=77&answerLogId=88`,
    finish: `/study/homework/answer-finish?${SAID}&workId=77&answerLogId=88`,
    review: `/study/homework/check-my-homework?${SAID}&workId=77&answerLogId=88`,
    above: '/study/course/course-detail?classId=1&courseId=4&classStudentId=3&schoolId=20001',
  })
})

test('EX-TEST-04 EX-TEST-09 EX-TEST-12 every address of a test carries all that is known on', () => {
  expect({
    answering: answeringPath('test', INTRO, IDS),
    finish: finishPath('test', INTRO, IDS),
    review: reviewPath('test', INTRO, IDS),
  }).toEqual({
    answering: `/study/test/answer?${SAID}&workId=77&answerLogId=88`,
    finish: `/study/test/answer-finish?${SAID}&workId=77&answerLogId=88`,
    review: `/study/test/check-my-test-exam?${SAID}&workId=77&answerLogId=88`,
  })
})

test('EX-FIN-06 external homework is reviewed on the test’s page, told that it is homework', () => {
  const external = new URLSearchParams('classId=1&sourceType=xskt')
  expect(reviewPath('homework', external, IDS)).toBe(
    '/study/test/check-my-test-exam?classId=1&sourceType=xskt&workId=77&answerLogId=88&status=0&kind=homework',
  )
  expect(reviewPath('test', external, IDS)).not.toContain('kind')
})

test('an address never says undefined, and one without a course leads to my learning', () => {
  const bare = new URLSearchParams('classId=1&classroomId=2')
  expect(reviewPath('homework', bare, IDS)).toBe(
    '/study/homework/check-my-homework?classId=1&classroomId=2&workId=77&answerLogId=88&status=0',
  )
  expect(abovePath(bare)).toBe('/study/mine')
})

test('the intro of an attempt forgets the attempt, and keeps the work where nothing else names it', () => {
  const answering = new URLSearchParams('classId=1&classroomId=2&workId=5&answerLogId=6&kind=homework')
  expect(introPath('homework', answering)).toBe('/study/homework?classId=1&classroomId=2')
  expect(introPath('test', new URLSearchParams('workId=5&answerLogId=6'))).toBe('/study/test?workId=5')
})

test('an attempt already named in the address is replaced, not repeated', () => {
  const query = new URLSearchParams('classId=1&workId=5&answerLogId=6')
  expect(answeringPath('homework', query, IDS)).toBe('/study/homework/answer?classId=1&workId=77&answerLogId=88')
})
