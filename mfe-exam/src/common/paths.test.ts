import { abovePath, answeringPath, handedInPath, reviewPath } from './paths'

const INTRO = new URLSearchParams(
  'classId=1&classroomId=2&classStudentId=3&courseId=4&status=0&sourceType=&schoolId=20001&activityId=9',
)
const IDS = { workId: '77', answerLogId: '88' }

test('EX-HW-04 EX-HW-09 EX-HW-10 CX-GEN-08 every address of homework', () => {
  expect({
    answering: answeringPath(INTRO, IDS),
    handedIn: handedInPath(INTRO, IDS),
    review: reviewPath(INTRO, IDS),
    above: abovePath(INTRO),
  }).toEqual({
    answering:
      '/study/homework/answer?classId=1&classroomId=2&classStudentId=3&courseId=4&status=0&sourceType=&schoolId=20001&activityId=9&workId=77&answerLogId=88',
    handedIn:
      '/study/homework/answer-finish?classId=1&classroomId=2&classStudentId=3&courseId=4&schoolId=20001&workId=77&answerLogId=88&status=0',
    review:
      '/study/homework/check-my-homework?classId=1&classroomId=2&classStudentId=3&courseId=4&schoolId=20001&workId=77&answerLogId=88&status=0',
    above: '/study/course/course-detail?classId=1&courseId=4&classStudentId=3&schoolId=20001',
  })
})

test('an address never says undefined, and one without a course leads to my learning', () => {
  const bare = new URLSearchParams('classId=1&classroomId=2')
  expect(reviewPath(bare, IDS)).toBe(
    '/study/homework/check-my-homework?classId=1&classroomId=2&workId=77&answerLogId=88&status=0',
  )
  expect(abovePath(bare)).toBe('/study/mine')
})

test('an attempt already named in the address is replaced, not repeated', () => {
  const query = new URLSearchParams('classId=1&workId=5&answerLogId=6')
  expect(answeringPath(query, IDS)).toBe('/study/homework/answer?classId=1&workId=77&answerLogId=88')
})
