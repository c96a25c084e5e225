import {
  momentCell,
  oneOfCell,
  pictureCell,
  referenceCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '../../platform/import/cells'
import { importedTable } from '../../platform/import/imported-table'
import { listCell } from '../../platform/import/list-cells'
import { reviews, reviewTagLinks, reviewTags } from './review.schema'

export const reviewImports = [
  importedTable({
    name: 'reviews',
    about: 'a review of varietyName; a file’s type is PIC or VIDEO, schoolComment is the reply, commentTop is pinned',
    table: reviews,
    cells: {
      commentContent: textCell({ required: true, max: 2000 }),
      commentAuthorName: textCell(),
      commentAuthorPic: pictureCell,
      varietyName: textCell(),
      files: listCell({
        type: oneOfCell(['PIC', 'VIDEO'], { required: true }),
        url: { ...pictureCell, form: 'a picture as in other columns, or the address of a video', required: true },
      }),
      schoolComment: textCell({ max: 2000 }),
      commentTop: yesNoCell,
      published: yesNoCell,
      createdTime: momentCell({ required: true }),
    },
  }),
  importedTable({
    name: 'review-tags',
    about: 'a tag by which reviews are filtered',
    table: reviewTags,
    cells: { name: textCell({ required: true }), seq: wholeCell() },
  }),
  importedTable({
    name: 'reviews-with-tags',
    about: 'a review with a tag',
    table: reviewTagLinks,
    cells: {
      reviewId: referenceCell('reviews', { required: true }),
      tagId: referenceCell('review-tags', { required: true }),
    },
  }),
]
