import {
  htmlCell,
  momentCell,
  oneOfCell,
  pictureCell,
  referenceCell,
  textCell,
  wholeCell,
} from '../../platform/import/cells'
import { importedTable } from '../../platform/import/imported-table'
import { news, newsCategories, newsProducts, notices } from './news.schema'

export const newsImports = [
  importedTable({
    name: 'news-categories',
    about: 'a category of news',
    table: newsCategories,
    cells: { name: textCell({ required: true }), seq: wholeCell() },
  }),
  importedTable({
    name: 'news',
    about: 'a piece of news; status 1 is shown',
    table: news,
    cells: {
      categoryId: referenceCell('news-categories'),
      title: textCell({ required: true }),
      cover: pictureCell,
      introduction: textCell({ max: 500 }),
      content: htmlCell(),
      contentType: oneOfCell(['ARTICLE', 'INFORMATION']),
      sources: textCell(),
      status: wholeCell({ max: 9 }),
      publishTime: momentCell({ required: true }),
      createdTime: momentCell({ required: true }),
    },
  }),
  importedTable({
    name: 'news-products',
    about: 'a training product that belongs to a piece of news',
    table: newsProducts,
    cells: {
      newsId: referenceCell('news', { required: true }),
      productId: referenceCell('products', { required: true }),
      seq: wholeCell(),
    },
  }),
  importedTable({
    name: 'notices',
    about: 'a notice; status 1 is shown',
    table: notices,
    cells: {
      title: textCell({ required: true }),
      content: htmlCell(),
      writerName: textCell(),
      status: wholeCell({ max: 9 }),
      publishTime: momentCell({ required: true }),
      createdTime: momentCell({ required: true }),
    },
  }),
]
