import { countGraphemes } from '@campus/contracts/graphemes'
import { LONGEST_TEXT } from '@campus/contracts/study-interaction'

import { commentText } from '../../comment/comment.offer'
import { refuse } from './interaction.refusals'

/** What a learner wrote, cleaned; '' where it was blank. Refuses with entryTooLong. */
export function writtenText(text: string): string {
  const cleaned = commentText(text)
  if (countGraphemes(cleaned) > LONGEST_TEXT) throw refuse('entryTooLong')
  return cleaned
}

/** The same where something must be written; refuses with the given reason where it is blank. */
export function requiredText(text: string, reason: Parameters<typeof refuse>[0]): string {
  const cleaned = writtenText(text)
  if (cleaned === '') throw refuse(reason)
  return cleaned
}
