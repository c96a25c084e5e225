import { htmlCell, pictureCell, referenceCell, textCell, wholeCell, yesNoCell } from '../../platform/import/cells'
import { importedTable } from '../../platform/import/imported-table'
import { listCell } from '../../platform/import/list-cells'
import { commonQuestions, hotMajorProducts, hotMajors } from './hot-major.schema'

export const hotMajorImports = [
  importedTable({
    name: 'majors',
    about: 'a major that the school recommends; industrySalary is yuan per month, url a certificate’s picture',
    mistakes: [
      'industrySalary as 6k-9k or with its unit: 6000-9000 is shown as yuan per month, other text as it stands.',
      'HTML in employmentProspectDescribe or suitabilityPeopleDescribe: both are plain text, and the tags are shown.',
      'More than ten majors: the page lists the first ten by seq.',
    ],
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
    mistakes: [
      'answer left empty: the question opens and says that there is nothing.',
      'A seq for some questions only: the others come after them, in the order of their ids.',
      'The most asked question with a late seq: below the news only the first three of a major are shown.',
    ],
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
    mistakes: [
      'A product with state 0: the major leaves it out until it is on sale.',
      'A product in two lines of a major: its card is there twice.',
    ],
    table: hotMajorProducts,
    cells: {
      majorId: referenceCell('majors', { required: true }),
      productId: referenceCell('products', { required: true }),
      seq: wholeCell(),
    },
  }),
]
