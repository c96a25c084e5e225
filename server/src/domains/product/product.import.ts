import { numberCell, pictureCell, referenceCell, textCell, wholeCell } from '../../platform/import/cells'
import { CellFault, importedTable, type Cell } from '../../platform/import/imported-table'
import { productCategories, productRelations, products } from './product.schema'

const parts: Cell = {
  form: 'numbers from 1 to 4, with a space between two',
  read: (text) => {
    if (!/^[1-4]?(?: [1-4])*$/.test(text)) throw new CellFault('must be numbers from 1 to 4, with a space between two')
    return text === '' ? [] : text.split(' ').map(Number)
  },
  write: (value) => (Array.isArray(value) ? value.join(' ') : ''),
}

export const productImports = [
  importedTable({
    name: 'product-categories',
    about: 'a category of training products; state 1 is on sale',
    table: productCategories,
    cells: {
      name: textCell({ required: true }),
      seq: wholeCell(),
      defaultFlag: wholeCell({ max: 1 }),
      isVariety: wholeCell({ max: 1 }),
      state: wholeCell({ max: 9 }),
    },
  }),
  importedTable({
    name: 'products',
    about:
      'a training product; prices are yuan, state 1 is on sale, parts are 1 training, 2 exam, 3 certification, 4 evaluation',
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
      certificateVerificationType: wholeCell({ max: 9 }),
      certificateBenefits: textCell({ max: 1000 }),
      defStandPrice: numberCell(),
      defCouponPrice: textCell({ max: 40 }),
      subsidyPrice: numberCell(),
      state: wholeCell({ max: 9 }),
    },
  }),
  importedTable({
    name: 'products-in-categories',
    about: 'a product in a category; state 1 is on sale',
    table: productRelations,
    cells: {
      categoryId: referenceCell('product-categories', { required: true }),
      productId: referenceCell('products', { required: true }),
      seq: wholeCell(),
      state: wholeCell({ max: 9 }),
    },
  }),
]
