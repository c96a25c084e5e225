import { CLASSROOM } from '@campus/contracts/study-course'

import { coursewareType } from './courseware-types.model'

/** A live lesson on somebody else's service. */
const LIVE_ELSEWHERE = 19

test.each([
  ['ONLINE_VIDEO_TEACHING', [CLASSROOM.video, CLASSROOM.audio]],
  ['E_WORDS_MATERIALS', [CLASSROOM.article, CLASSROOM.document, CLASSROOM.archive, CLASSROOM.image]],
  ['ONLINE_HOMEWORK', [CLASSROOM.homework]],
  ['ONLINE_TEST', [CLASSROOM.test]],
  ['EE_LIVE_LECTURES', [CLASSROOM.live, LIVE_ELSEWHERE]],
  ['OFFLINE_FACE2FACE_TEACHING', [CLASSROOM.faceToFace]],
  [undefined, [0, 9, 12]],
])('under %s are listed the classrooms of types %j', (key, types) => {
  expect(types.map(coursewareType)).toEqual(types.map(() => key))
})
