import {
  codeCell,
  htmlCell,
  numberCell,
  pictureCell,
  referenceCell,
  textCell,
  wholeCell,
} from '../../platform/import/cells'
import { CellFault, importedTable, type Cell } from '../../platform/import/imported-table'
import { productCategories, productQuestions, productRelations, products } from './product.schema'

const parts: Cell = {
  form: 'numbers from 1 to 4, with a space between two',
  read: (text) => {
    if (!/^[1-4]?(?: [1-4])*$/.test(text)) throw new CellFault('must be numbers from 1 to 4, with a space between two')
    return text === '' ? [] : text.split(' ').map(Number)
  },
  write: (value) => (Array.isArray(value) ? value.join(' ') : ''),
}

/** Of categories, products and their relation. */
const state = codeCell({ 0: 'not on sale', 1: 'on sale' })

export const productImports = [
  importedTable({
    name: 'product-categories',
    about: 'a category of training products',
    mistakes: [
      'A category without a line in products-in-categories.csv: its tab is there and empty.',
      'defaultFlag 1 for several: the first of them by seq is shown first.',
      'isVariety 0 for a category that is to be seen elsewhere: only the home page lists categories.',
    ],
    table: productCategories,
    cells: {
      name: textCell({ required: true }),
      seq: wholeCell(),
      defaultFlag: codeCell({ 0: 'an ordinary one', 1: 'the one that is shown first' }),
      isVariety: codeCell({ 0: 'not on the home page', 1: 'on the home page' }),
      state,
    },
  }),
  importedTable({
    name: 'products',
    about: 'a training product; prices are yuan, its parts are 1 training, 2 exam, 3 certification, 4 evaluation',
    mistakes: [
      'A product without a line in products-in-categories.csv: the home page does not list it.',
      'defCouponPrice or subsidyPrice as an amount that is taken off: each is a price that people pay.',
      'certificateTypeCode alone: the card writes certificateTypeDesc.',
      'The chapters typed into introduction: its page lists those of the courses that its classes have, see productId in class-periods.csv.',
    ],
    table: products,
    cells: {
      name: textCell({ required: true }),
      pic: pictureCell,
      picTag: textCell({ max: 40 }),
      tenantChildType: textCell({ max: 40 }),
      schoolName: textCell(),
      trainingInstitutionsName: textCell(),
      onlineClassPeriodTypes: parts,
      certificationOrg: textCell(),
      issuingAuthorityName: textCell(),
      certificateTypeCode: textCell({ max: 40 }),
      certificateTypeDesc: textCell(),
      certificateVerificationType: codeCell({
        0: 'none',
        1: 'in the national network',
        2: 'in the education network',
      }),
      certificateBenefits: textCell({ max: 1000 }),
      defStandPrice: numberCell(),
      defCouponPrice: textCell({ max: 40 }),
      subsidyPrice: numberCell(),
      introduction: htmlCell(),
      suitablePeople: textCell({ max: 1000 }),
      certificatePic: pictureCell,
      state,
    },
  }),
  importedTable({
    name: 'product-questions',
    about: 'a question about a training product; those without a seq come last',
    mistakes: [
      'answer left empty: the question opens and says that there is nothing.',
      'A question of a whole project: that belongs into project-questions.csv.',
    ],
    table: productQuestions,
    cells: {
      productId: referenceCell('products', { required: true }),
      name: textCell({ required: true, max: 500 }),
      answer: htmlCell(),
      seq: wholeCell(),
    },
  }),
  importedTable({
    name: 'products-in-categories',
    about: 'a product in a category',
    mistakes: [
      'state 1 here for a product or a category with state 0: it stays hidden, all three must be 1.',
      'A product in two lines of a category: its card is there twice.',
    ],
    table: productRelations,
    cells: {
      categoryId: referenceCell('product-categories', { required: true }),
      productId: referenceCell('products', { required: true }),
      seq: wholeCell(),
      state,
    },
  }),
]
