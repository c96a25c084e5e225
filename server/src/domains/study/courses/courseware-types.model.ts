/** The specification's names of what a classroom teaches by. */

const KEYS: Readonly<Record<number, string>> = {
  1: 'ONLINE_VIDEO_TEACHING',
  2: 'ONLINE_VIDEO_TEACHING',
  3: 'E_WORDS_MATERIALS',
  4: 'E_WORDS_MATERIALS',
  5: 'E_WORDS_MATERIALS',
  6: 'ONLINE_HOMEWORK',
  7: 'ONLINE_TEST',
  8: 'E_WORDS_MATERIALS',
  10: 'EE_LIVE_LECTURES',
  11: 'OFFLINE_FACE2FACE_TEACHING',
  19: 'EE_LIVE_LECTURES',
}

/** The courseware type of a classroom's type; undefined for one that is listed under ALL only. */
export function coursewareType(classroomType: number): string | undefined {
  return KEYS[classroomType]
}
