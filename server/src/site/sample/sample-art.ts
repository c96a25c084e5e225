import { SAMPLE_SCHOOLS } from '../../platform/tenants/tenants.sample'
import type { SchoolArt } from '../media/pictures'
import { contentOf } from './sample-schools'

/** The inputs of a sample school's pictures; undefined for any other school. */
export function sampleArt(schoolId: string): SchoolArt | undefined {
  const school = SAMPLE_SCHOOLS.find(({ id }) => id === schoolId)
  const content = contentOf(schoolId)
  if (school === undefined || content === undefined) return undefined
  return { name: school.name, phone: content.hotline, ...content.look, banners: content.banners }
}
