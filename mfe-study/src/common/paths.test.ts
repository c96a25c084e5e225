import { coursePath, offlinePath } from './classroom-paths'
import { classPath, MINE_PATH, onlineClassroomPath, timetablePath, trainingClassPath } from './paths'

const place = { classId: '77', studentId: '5', userId: '501', schoolId: '' }
const there = { ...place, schoolId: '20001' }
const activity = { activityId: '9', courseId: '8', bizType: 'CLASS' }

test('every address of the study area', () => {
  expect({
    mine: MINE_PATH,
    trainingClass: trainingClassPath('77'),
    trainingClassOfSchool: trainingClassPath('77', '20001'),
    escaped: trainingClassPath('a&b=c'),
    withoutSchool: trainingClassPath('77', ''),
    classAgain: classPath({ classId: '77', userId: '501', schoolId: '', experience: '1' }),
    timetable: timetablePath(place, ''),
    timetableInExperience: timetablePath(there, '1'),
    offline: offlinePath({ ...place, courseId: '8' }, { classroomId: '6', lesson: { ...activity, isRequired: 0 } }),
    offlineOfSchool: offlinePath(
      { ...there, courseId: '8' },
      { classroomId: '6', lesson: { ...activity, bizType: '', isRequired: 1 } },
    ),
    online: onlineClassroomPath(place, activity),
    onlineOfSchool: onlineClassroomPath(there, activity),
    course: coursePath({ ...place, courseId: '8' }),
    courseOfSchool: coursePath({ ...there, courseId: '8' }),
  }).toEqual({
    mine: '/study/mine',
    trainingClass: '/study/training-class?classId=77',
    trainingClassOfSchool: '/study/training-class?classId=77&schoolId=20001',
    escaped: '/study/training-class?classId=a%26b%3Dc',
    withoutSchool: '/study/training-class?classId=77',
    classAgain: '/study/training-class?classId=77&userId=501&experience=1',
    timetable: '/study/class-time-table?classId=77&studentId=5&userId=501',
    timetableInExperience: '/study/class-time-table?classId=77&studentId=5&userId=501&schoolId=20001&experience=1',
    offline:
      '/study/classroom/offline?classId=77&classroomId=6&studentId=5&courseId=8&activityId=9&bizType=CLASS&isRequired=0',
    offlineOfSchool:
      '/study/classroom/offline?classId=77&classroomId=6&studentId=5&courseId=8&activityId=9&isRequired=1&schoolId=20001',
    online: '/study/classroom/classroom-detail?activityId=9&classId=77&studentId=5&courseId=8&bizType=CLASS&userId=501',
    onlineOfSchool:
      '/study/classroom/classroom-detail?activityId=9&classId=77&studentId=5&courseId=8&bizType=CLASS&userId=501&schoolId=20001',
    course: '/study/course/course-detail?courseId=8&classId=77&classStudentId=5',
    courseOfSchool: '/study/course/course-detail?courseId=8&classId=77&classStudentId=5&schoolId=20001',
  })
})
