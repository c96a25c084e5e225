import { htmlCell, referenceCell, textCell, wholeCell, yesNoCell } from '../../platform/import/cells'
import { importedTable } from '../../platform/import/imported-table'
import { trainingProjectProducts, trainingProjectQuestions, trainingProjects } from './training-project.schema'

export const trainingProjectImports = [
  importedTable({
    name: 'projects',
    about: 'a training project: several training products as a whole',
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
    table: trainingProjectProducts,
    cells: {
      projectId: referenceCell('projects', { required: true }),
      productId: referenceCell('products', { required: true }),
      seq: wholeCell(),
    },
  }),
]
