import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'review.scoreOf': '{score} of {points} points',
  'review.scoreOf_one': '{score} of {points} point',
  'review.missedOnly': 'Only what I missed ({n})',
  'review.previousMissed': 'Previous missed',
  'review.nextMissed': 'Next missed',
  'review.exitViewing': 'Exit viewing',
  'review.myAnswer': "Student's answer",
  'review.correctAnswer': 'Correct answer',
  'review.explanation': 'Explanation',
  'review.comment': 'Comment',
  'review.notAnswered': 'Not answered',
  'review.noExplanation': 'No explanation',
}
