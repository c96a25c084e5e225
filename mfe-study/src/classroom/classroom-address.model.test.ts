import { contentAddress, lessonOf, parseClassroomAddress, roomAddress } from './classroom-address.model'

test('an address names the classroom, its place and what is chosen; what it does not say is empty', () => {
  const query = 'classroomId=17&activityId=71&contentId=5&bizType=2&classId=1&courseId=11&studentId=31&schoolId=10002'
  expect(parseClassroomAddress(new URLSearchParams(query))).toEqual({
    place: { classId: '1', courseId: '11', studentId: '31', schoolId: '10002', sourceType: '', type: '' },
    classroomId: '17',
    activityId: '71',
    contentId: '5',
    bizType: '2',
    isPreview: false,
  })
  expect(parseClassroomAddress(new URLSearchParams())).toMatchObject({ classroomId: '', contentId: '', bizType: '' })
})

test.each([
  ['isPreview=1', true],
  ['isPreview=true', true],
  ['isPreview=0', false],
  ['isPreview=', false],
  ['preview=1', false],
])('of %j it is a preview: %s', (query, isPreview) => {
  expect(parseClassroomAddress(new URLSearchParams(query)).isPreview).toBe(isPreview)
})

test('another choice takes the place of the one before, and all else stays', () => {
  const query = new URLSearchParams('classId=1&activityId=71&contentId=5')
  const withChoice = (change: Parameters<typeof contentAddress.query>[1]) =>
    contentAddress.query(query, change).toString()
  expect(withChoice({ contentId: '6' })).toBe('classId=1&activityId=71&contentId=6')
  expect(withChoice({ activityId: '72' })).toBe('classId=1&activityId=72')
  expect(roomAddress.query(new URLSearchParams('classroomId=4&classId=1'), { classroomId: '6' }).toString()).toBe(
    'classId=1&classroomId=6',
  )
})

test.each([
  ['its course is that of the address', '11', ['5', '6'], { courseId: '11', classroomId: '5' }],
  ['the activity names the course where the address does not', '', ['5'], { courseId: '99', classroomId: '5' }],
  ['without contents there is no classroom', '11', [], { courseId: '11', classroomId: '' }],
])('the lesson of an activity: %s', (_, courseId, contents, expected) => {
  const place = { classId: '1', courseId, studentId: '31', schoolId: '10002', sourceType: '', type: '' }
  const activityContentResultVOS = contents.map((contentId) => ({ contentId }))
  const activity = { courseId: '99', activityContentResultVOS } as unknown as Parameters<typeof lessonOf>[1]
  expect(lessonOf({ place, activityId: '71' }, activity)).toEqual({
    activityId: '71',
    classId: '1',
    studentId: '31',
    userId: '',
    schoolId: '10002',
    ...expected,
  })
})
