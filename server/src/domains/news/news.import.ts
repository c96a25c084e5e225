import {
  HTML_FILES,
  htmlCell,
  isAddress,
  momentCell,
  oneOfCell,
  pictureCell,
  referenceCell,
  textCell,
  wholeCell,
} from '../../platform/import/cells'
import { importedTable, type Cell } from '../../platform/import/imported-table'
import { news, newsCategories, newsProducts, notices } from './news.schema'

const html = htmlCell()
const FILM = /^[^<>\s][^<>]*\.(?:mp4|m4v|mov|webm)$/i
const isFilm = (text: string): boolean => FILM.test(text) || isAddress(text)

/** HTML, or nothing but a film: its path beside the table, or an address, which HTML would change. */
const contentCell: Cell = {
  ...html,
  form: `${html.form}; for INFORMATION the path of a film in the school’s folder or its address, alone`,
  read: (text, tell) => (isFilm(text) ? text : html.read(text, tell)),
  files: {
    namedIn: (value) => (isFilm(String(value)) ? [{ name: String(value), use: 'film' }] : HTML_FILES.namedIn(value)),
    renamed: (value, nameOf) => (isFilm(String(value)) ? nameOf(String(value)) : HTML_FILES.renamed(value, nameOf)),
  },
}

export const newsImports = [
  importedTable({
    name: 'news-categories',
    about: 'a category of news',
    mistakes: [
      'A category for all news: the page has one, before the others.',
      'A category without news: visitors can choose it and find nothing.',
    ],
    table: newsCategories,
    cells: { name: textCell({ required: true }), seq: wholeCell() },
  }),
  importedTable({
    name: 'news',
    about: 'a piece of news; status 1 is shown',
    mistakes: [
      'status left empty for a draft: it is then 1, and everybody sees the news from publishTime on.',
      'INFORMATION with a text beside the film: content is the film alone, a text belongs in an ARTICLE.',
      'categoryId left empty: the news is found among all news only.',
    ],
    table: news,
    cells: {
      categoryId: referenceCell('news-categories'),
      title: textCell({ required: true }),
      cover: pictureCell,
      introduction: textCell({ max: 500 }),
      content: contentCell,
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
    mistakes: [
      'The id of the news as the id of the line: news with two products has two lines, each with an id of its own.',
      'A product with state 0: the news leaves it out until it is on sale.',
    ],
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
    mistakes: [
      'status left empty for a draft: it is then 1, and everybody sees the notice from publishTime on.',
      'An old publishTime for a new notice: the home page tells only those of the last 30 days.',
      'The title again at the top of content: the page writes it above the text.',
    ],
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
