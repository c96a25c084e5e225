import type { SampleBuilder } from '../database/sample'
import { mediaUrl } from '../media/media-url'
import { sampleContent } from '../sample/sample-schools'
import { sampleId } from '../sample/sample-id'
import { majorTexts } from '../sample/texts/majors'
import { commonQuestions, hotMajorProducts, hotMajors } from './hot-major.schema'

export const hotMajorSample: SampleBuilder = async ({ tx, school }) => {
  const content = sampleContent(school.id)
  const courses = content.categories.flatMap((category) => category.courses)
  const majors = majorTexts(content).map((text, index) => ({ ...text, seq: index + 1, id: sampleId(school.id, 'major', index + 1) }))
  await tx.insert(hotMajors).values(
    majors.map(({ id, seq, trade, salary, prospect, suitable }) => ({
      id,
      name: trade.name,
      pic: mediaUrl(school.id, 'product', `${trade.motif}-${String(seq)}`),
      industrySalary: salary,
      employmentProspectDescribe: prospect,
      suitabilityPeopleDescribe: suitable,
      relatedCertificates: Object.values(content.certificates).map(({ desc }, index) => ({ name: `${trade.name}${desc}`, url: mediaUrl(school.id, 'product', `diploma-${String(index + 1)}`) })),
      seq,
    })),
  )
  await tx.insert(commonQuestions).values(
    majors
      .flatMap(({ id, questions }) => questions.map((question, place) => ({ majorId: id, ...question, seq: place + 1 })))
      .map((question, index) => ({ id: sampleId(school.id, 'question', index + 1), ...question })),
  )
  const related = majors.flatMap(({ id, trade }) => {
    const own = courses.findIndex(({ name }) => name === trade.course)
    return [own, (own + 2) % courses.length].map((course, place) => ({ majorId: id, course, seq: place + 1 }))
  })
  await tx.insert(hotMajorProducts).values(
    related.map(({ majorId, course, seq }, index) => ({ id: sampleId(school.id, 'majorProduct', index + 1), majorId, productId: sampleId(school.id, 'product', course + 1), seq })),
  )
}
