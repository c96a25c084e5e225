import { commonQuestions, hotMajorProducts, hotMajors } from '../../domains/hot-major/hot-major.schema'
import { sampleContent } from '../content/content'
import type { CourseContent, SchoolContent, Trade } from '../content/school-content'
import { majorTexts } from '../content/texts/majors'
import { mediaUrl } from '../pictures/media-url'
import type { SampleBuilder } from '../sample-builder'
import { sampleId } from '../sample-id'

export const hotMajorSample: SampleBuilder = async ({ tx, school }) => {
  const content = sampleContent(school.id)
  const courses = content.categories.flatMap((category) => category.courses.map(({ name }) => name))
  const majors = majorTexts(content).map((text, index) => ({
    ...text,
    seq: index + 1,
    id: sampleId(school.id, 'major', index + 1),
  }))
  await tx.insert(hotMajors).values(
    majors.map(({ id, seq, trade, salary, prospect, suitable }) => ({
      id,
      name: trade.name,
      pic: mediaUrl(school.id, 'product', `${trade.motif}-${String(seq)}`),
      industrySalary: salary,
      employmentProspectDescribe: prospect,
      suitabilityPeopleDescribe: suitable,
      relatedCertificates: certificatesOf(content, trade).map((desc, index) => ({
        name: `${desc}（${trade.name}）`,
        url: mediaUrl(school.id, 'product', `diploma-${String(index + 1)}`),
      })),
      seq,
    })),
  )
  await tx
    .insert(commonQuestions)
    .values(
      majors
        .flatMap(({ id, questions }) =>
          questions.map((question, place) => ({ majorId: id, ...question, seq: place + 1 })),
        )
        .map((question, index) => ({ id: sampleId(school.id, 'question', index + 1), ...question })),
    )
  const related = majors.flatMap(({ id, trade }) =>
    coursesOf(content, trade).map(({ name }, place) => ({
      majorId: id,
      course: courses.indexOf(name),
      seq: place + 1,
    })),
  )
  await tx.insert(hotMajorProducts).values(
    related.map(({ majorId, course, seq }, index) => ({
      id: sampleId(school.id, 'majorProduct', index + 1),
      majorId,
      productId: sampleId(school.id, 'product', course + 1),
      seq,
    })),
  )
}

const COURSES_SHOWN = 3

/** The courses that lead into a trade: its own, others of the same subject, then others of the same category. */
function coursesOf({ categories }: SchoolContent, trade: Trade): CourseContent[] {
  const own = ({ name }: CourseContent): boolean => name === trade.course
  const all = categories.flatMap(({ courses }) => courses)
  const neighbours = categories.find(({ courses }) => courses.some(own))?.courses ?? []
  const led = [...all.filter(own), ...all.filter(({ motif }) => motif === trade.motif), ...neighbours]
  return [...new Set(led)].slice(0, COURSES_SHOWN)
}

/** What those courses certify, in the school's order. */
function certificatesOf(content: SchoolContent, trade: Trade): string[] {
  const given = new Set(coursesOf(content, trade).map(({ certificate }) => certificate))
  return Object.entries(content.certificates).flatMap(([key, { desc }]) => (given.has(key) ? [desc] : []))
}
