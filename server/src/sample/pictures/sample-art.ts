import { contentOf } from '../content/content'
import { SAMPLE_SCHOOLS } from '../sample-schools'
import type { SchoolArt } from './pictures'

/** The inputs of a sample school's pictures; undefined for any other school. */
export function sampleArt(schoolId: string): SchoolArt | undefined {
  const school = SAMPLE_SCHOOLS.find(({ id }) => id === schoolId)
  const content = contentOf(schoolId)
  if (school === undefined || content === undefined) return undefined
  return { name: school.name, phone: content.hotline, ...content.look, banners: content.banners }
}
