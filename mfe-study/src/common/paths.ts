/** Every address of the study area is built here. */

export const MINE_PATH = '/study/mine'

/** The class page. `schoolId` goes along where the list spans schools, so that the class is read in its own. */
export function trainingClassPath(classId: string, schoolId?: string): string {
  const query = new URLSearchParams({ classId })
  if (schoolId) query.set('schoolId', schoolId)
  return `/study/training-class?${query.toString()}`
}
