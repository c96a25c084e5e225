import { htmlCell, referenceCell, textCell, wholeCell, yesNoCell } from '../../platform/import/cells'
import { importedTable } from '../../platform/import/imported-table'
import { trainingProjectProducts, trainingProjectQuestions, trainingProjects } from './training-project.schema'

export const trainingProjectImports = [
  importedTable({
    name: 'projects',
    about: 'a training project: several training products as a whole',
    mistakes: [
      'A project as a tab of the home page: those tabs are product-categories.csv, projects have a page of their own.',
      'A project without an introduction, a question and a product: its page says that there is nothing.',
      'The name again at the top of introduction: the page writes it above.',
    ],
    table: trainingProjects,
    cells: {
      name: textCell({ required: true }),
      introduction: htmlCell(),
      seq: wholeCell(),
      published: yesNoCell,
    },
  }),
  importedTable({
    name: 'project-questions',
    about: 'a question about a training project; those without a seq come last',
    mistakes: [
      'answer left empty: the question opens and says that there is nothing.',
      'The same seq for several questions: they stand in the order of their ids.',
    ],
    table: trainingProjectQuestions,
    cells: {
      projectId: referenceCell('projects', { required: true }),
      name: textCell({ required: true, max: 500 }),
      answer: htmlCell(),
      seq: wholeCell(),
    },
  }),
  importedTable({
    name: 'project-products',
    about: 'a training product that belongs to a training project',
    mistakes: [
      'A product with state 0: the project leaves it out until it is on sale.',
      'A product that stands here alone: for the home page it needs a line in products-in-categories.csv, too.',
    ],
    table: trainingProjectProducts,
    cells: {
      projectId: referenceCell('projects', { required: true }),
      productId: referenceCell('products', { required: true }),
      seq: wholeCell(),
    },
  }),
]
