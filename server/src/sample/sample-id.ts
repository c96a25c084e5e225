/** What kind of row an id of the sample data names; the numbers keep the ids of all kinds and schools apart. */
const KINDS = {
  banner: 10,
  albumCategory: 11,
  albumItem: 12,
  coupon: 13,
  wallTag: 14,
  wallItem: 15,
  wallProduct: 16,
  category: 20,
  product: 21,
  relation: 22,
  review: 30,
  reviewTag: 31,
  reviewLink: 32,
  newsCategory: 40,
  news: 41,
  notice: 42,
  newsProduct: 43,
  major: 44,
  majorProduct: 45,
  question: 46,
  period: 50,
  class: 51,
  enrolment: 52,
  classroom: 53,
  homework: 60,
  attempt: 61,
  certificate: 70,
  school: 80,
  point: 81,
  organization: 82,
  information: 83,
  district: 84,
  domain: 85,
  contact: 86,
} as const

/** The id of the `index`th row of a kind, counted from 1: the same in every installation, different in every school. */
export function sampleId(schoolId: string, kind: keyof typeof KINDS, index: number): string {
  return `${schoolId}${String(KINDS[kind])}${String(index).padStart(3, '0')}`
}
