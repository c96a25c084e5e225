import { namedDataType } from './activity/activity.model'
import { typeName } from './classroom.model'

test.each([
  [3, 3, '3'],
  [4, 4, '4'],
  [8, 8, '8'],
  [5, undefined, '5'],
  [11, undefined, '11'],
])(
  'ST-PLAY-06 code %i is %p of an activity’s content and %p of a classroom: two lists, each with its own names',
  (code, ofActivity, ofClassroom) => {
    expect(namedDataType({ dataType: code })).toBe(ofActivity)
    expect(typeName(code)).toBe(ofClassroom)
  },
)

test('ST-PLAY-06 what 8 is called differs', async () => {
  const { zhCN } = await import('./messages.zh-CN')
  expect([zhCN['study.dataType.8'], zhCN['classroomType.8']]).toEqual(['讲义', '图片'])
})
