import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'homework.confirmSubmit': 'Confirm submit?',
  'homework.confirmSubmitUnanswered': 'You still have unanswered questions, confirm submit?',
  'homework.confirmExit': 'Exit notice: current homework is not submitted, confirm exit?',
  'homework.submitFailed': 'Submission failed, please contact the administrator',

  'test.confirmSubmit': 'Are you sure you want to submit?',
  'test.confirmSubmitUnanswered': 'You still have unanswered questions, are you sure you want to submit?',
  'test.confirmExit': 'Exit notice: current test is not submitted, confirm exit?',
  'test.submitFailed': 'Submit failed, please contact the administrator.',

  'answer.submit': 'Submit',
  'answer.answeredCount': '{n} answered',
  'answer.unansweredCount': '{n} unanswered',
  'answer.markedCount': '{n} marked',
  'answer.moreInCard': '{n} more are on the answer card',
  'answer.moreInCard_one': '{n} more is on the answer card',
  'answer.firstUnanswered': 'First unanswered question',
  'answer.keys':
    'In a question, letters or numbers answer; arrow keys only move and change no answer, Space chooses. Alt+M marks the question',
  'answer.countdown': 'Countdown',
  'answer.minutesLeft': '{n} minutes left',
  'answer.minutesLeft_one': '{n} minute left',
  'answer.deadlineMoved': 'The time for this test was changed: it now ends at {time}.',
  'answer.saved': 'Saved',
  'answer.saving': 'Saving',
  'answer.unsaved': 'Not saved, retrying when back online',
  'answer.failing': 'Not saved: the server cannot save right now, retrying',
  'answer.saveTrouble': 'Your answers do not reach the server right now',
  'answer.savedAgain': 'All your answers are on the server again',
  'answer.late': 'Not saved, the time is over',
  'answer.tooLate':
    'The time is over and the server cannot be reached; all your answers have arrived and will be submitted by themselves',
  'answer.tooLate.lacking':
    'The time is over and the server cannot be reached. What has arrived will be submitted by itself; the last answer to question {numbers} did not arrive in time and may not count',
  'answer.signInLate': 'You are signed out, and the time is over; sign in again to see what was submitted',
  'answer.rejected':
    'The answer to question {numbers} cannot be saved as it is: please change it. All others are not affected.',
  'answer.rejected.and': ', ',
  'answer.memoryOnly': 'This browser cannot keep answers on the device: stay online and keep this page open',
  'answer.takenOver': 'Answering goes on in another page or on another device; here it can only be read',
  'answer.continueHere': 'Continue here',
  'answer.signInNeeded': 'You are signed out; saving goes on once you sign in again',
  'answer.signIn': 'Sign in',
  'answer.submitRetried': 'Not submitted yet, retrying; nothing you answered is lost',
  'answer.leaseEnded': 'This page has been updated. Your answers are not affected; you can reload whenever you like',
  'answer.reload': 'Reload',
  'answer.leftover': '{n} answers of an earlier page were not saved. Restore them?',
  'answer.leftover_one': '{n} answer of an earlier page was not saved. Restore it?',
  'answer.leftover.use': 'Restore',
  'answer.leftover.drop': 'Discard',
  'answer.textSize': 'Text size: {size}',
  'answer.textSize.standard': 'standard',
  'answer.textSize.large': 'large',
  'answer.textSize.largest': 'largest',
}
