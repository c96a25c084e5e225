import { htmlCell, pictureCell, referenceCell, textCell, wholeCell, yesNoCell } from '../../platform/import/cells'
import { importedTable } from '../../platform/import/imported-table'
import { listCell } from '../../platform/import/list-cells'
import { commonQuestions, hotMajorProducts, hotMajors } from './hot-major.schema'

export const hotMajorImports = [
  importedTable({
    name: 'majors',
    about: 'a major that the school recommends; industrySalary is yuan per month, url a certificate’s picture',
    table: hotMajors,
    cells: {
      name: textCell({ required: true }),
      pic: pictureCell,
      industrySalary: textCell({ max: 60 }),
      employmentProspectDescribe: textCell({ max: 2000 }),
      suitabilityPeopleDescribe: textCell({ max: 2000 }),
      relatedCertificates: listCell({ name: textCell({ required: true }), url: pictureCell }),
      seq: wholeCell(),
      published: yesNoCell,
    },
  }),
  importedTable({
    name: 'major-questions',
    about: 'a question that people ask about a major; those without a seq come last',
    table: commonQuestions,
    cells: {
      majorId: referenceCell('majors', { required: true }),
      name: textCell({ required: true, max: 500 }),
      answer: htmlCell(),
      seq: wholeCell(),
    },
  }),
  importedTable({
    name: 'major-products',
    about: 'a training product that belongs to a major',
    table: hotMajorProducts,
    cells: {
      majorId: referenceCell('majors', { required: true }),
      productId: referenceCell('products', { required: true }),
      seq: wholeCell(),
    },
  }),
]
