import { sampleId } from './sample-id'

/** Signs in at every sample school. */
export const SAMPLE_STUDENT = { id: '1001', studentId: '3001', mobile: '13800000001', password: 'campus123' } as const

/** The student's first class of a school is in service: homework is set in it. */
export function firstClassId(schoolId: string): string {
  return sampleId(schoolId, 'class', 1)
}
