import {
  momentCell,
  oneOfCell,
  optionalReferenceCell,
  pictureCell,
  referenceCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '../../platform/import/cells'
import { fileKindCheck } from '../../platform/import/file-kind-check'
import { importedTable } from '../../platform/import/imported-table'
import { listCell } from '../../platform/import/list-cells'
import { pictureOrFilmCell } from '../../platform/import/media-cells'
import { reviews, reviewTagLinks, reviewTags, type ReviewFile } from './review.schema'

const reviewTable = importedTable({
  name: 'reviews',
  about: 'a review of varietyName; a file’s type is PIC or VIDEO, schoolComment is the reply, commentTop is pinned',
  mistakes: [
    'commentAuthorName in full: everybody reads it as it stands; `沈**` hides the rest.',
    'createdTime of the import for all of them: it is the order below the pinned ones, newest first.',
    'varietyName with the id of a product: the page writes it as it stands; the id belongs into productId.',
    'productId left empty: the review stands on the home page, and on the page of no product.',
  ],
  table: reviews,
  cells: {
    commentContent: textCell({ required: true, max: 2000 }),
    commentAuthorName: textCell(),
    commentAuthorPic: pictureCell,
    varietyName: textCell(),
    productId: optionalReferenceCell('products'),
    files: listCell({
      type: oneOfCell(['PIC', 'VIDEO'], { required: true }),
      url: { ...pictureOrFilmCell, required: true },
    }),
    schoolComment: textCell({ max: 2000 }),
    commentTop: yesNoCell,
    published: yesNoCell,
    createdTime: momentCell({ required: true }),
  },
})

export const reviewImports = [
  reviewTable,
  importedTable({
    name: 'review-tags',
    about: 'a tag by which reviews are filtered',
    mistakes: [
      'A tag for all reviews: the filter has one, before the others.',
      'A tag without a line in reviews-with-tags.csv: visitors can choose it and find nothing.',
    ],
    table: reviewTags,
    cells: { name: textCell({ required: true }), seq: wholeCell() },
  }),
  importedTable({
    name: 'reviews-with-tags',
    about: 'a review with a tag',
    mistakes: [
      'The id of the review as the id of the line: a review with two tags has two lines, each with an id of its own.',
      'A review without a line here: it is found among all reviews only.',
    ],
    table: reviewTagLinks,
    cells: {
      reviewId: referenceCell('reviews', { required: true }),
      tagId: referenceCell('review-tags', { required: true }),
    },
  }),
]

export const reviewCheck = fileKindCheck(reviewTable, 'files', ({ files }) =>
  (files as readonly ReviewFile[]).map(({ type, url }) => ({ kind: type, url })),
)
