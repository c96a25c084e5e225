/** Tags that reviews are filtered by. */
import { callQuery } from '@campus/calls/query'
import { commentScoreTagList } from '@campus/contracts/review'

export function reviewTagsQuery() {
  return callQuery(commentScoreTagList, {})
}
