import { SAMPLE_SCHOOLS } from '../../platform/tenants/tenants.sample'
import type { SchoolArt } from '../media/pictures'
import { contentOf } from './sample-schools'

/** What the pictures of a sample school are drawn from; undefined for any other. */
export function sampleArt(schoolId: string): SchoolArt | undefined {
  const school = SAMPLE_SCHOOLS.find(({ id }) => id === schoolId)
  const content = contentOf(schoolId)
  if (school === undefined || content === undefined) return undefined
  return { name: school.name, phone: content.hotline, ...content.look, banners: content.banners }
}
