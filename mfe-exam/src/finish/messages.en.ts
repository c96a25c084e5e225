import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'homework.finished': 'You have completed this homework',
  'homework.manualMarking': 'This homework is marked manually; results can be viewed only after the teacher marks it',
  'homework.viewCompleted': 'View completed homework',

  'test.finished': 'You have completed this test',
  'test.manualMarking': 'This test is marked manually; results can be viewed only after the teacher marks it',
  'test.viewCompleted': 'View completed test',

  'finish.outOf': 'out of {points}',

  notArrived:
    'The server did not confirm the last change made on this device to these questions, so it may not count: {numbers}.',
  'notArrived.and': ', ',

  'receipt.title': 'Receipt',
  'receipt.number': 'Number',
  'receipt.time': 'Submitted at',
  'receipt.deadline': 'Submitted by the system when the time ran out',
  'receipt.answered': 'Answered',
  'receipt.answeredOf': '{answered} of {n} questions',
  'receipt.answeredOf_one': '{answered} of {n} question',
  'receipt.digest': 'Checksum of the answers',
}
