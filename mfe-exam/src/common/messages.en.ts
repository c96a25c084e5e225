import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'homework.requirements': 'Homework requirements',
  'homework.status.1': 'Pending marking',
  'homework.status.2': 'Marked',
  'homework.incomplete': 'This homework link is incomplete',
  'homework.incomplete.hint': 'Please open the homework again from its course or class',

  'test.requirements': 'Requirements',
  'test.status.1': 'Pending review',
  'test.status.2': 'Reviewed',
  'test.score': '{score} points',
  'test.score_one': '{score} point',
  'test.minutes': '{n} minutes',
  'test.minutes_one': '{n} minute',

  'exam.start': 'Start answering',
  'exam.history': 'Attempts',

  'questionType.1': 'Single choice',
  'questionType.2': 'Multiple choice',
  'questionType.3': 'True/false',
  'questionType.4': 'Fill in the blank',
  'questionType.6': 'Short answer',
  'questionType.11': 'Reading comprehension',
  'questionType.13': 'Cloze',

  'question.number': 'Question {n}',
  'question.passage': 'Passage',
  'question.true': 'Right',
  'question.false': 'Wrong',
  'question.picture': 'Picture',
  'question.enlarge': 'Enlarge picture {alt}',

  'answer.previous': 'Previous',
  'answer.next': 'Next',
  'answer.card': 'Answer card',
  'answer.answered': 'Answered',
  'answer.unanswered': 'Unanswered',
  'answer.typeHeading': '{type} ({n} questions, {points})',
  'answer.typeHeading_one': '{type} ({n} question, {points})',
  'answer.blank': 'Blank {n}',
  'answer.text': 'Answer to question {n}',
  'answer.placeholder': 'Please enter...',
  'answer.length': '{typed}/{most}',
  'answer.mark': 'Mark',
  'answer.marked': 'Marked',
  'answer.notYetSaved': 'Not yet saved',
  'answer.listSeparator': ', ',
  'answer.unsupported': 'This question type is not supported yet',
  'answer.firstQuestion': 'Already the first question',
  'answer.lastQuestion': 'Already the last question',
  'answer.stepKeys': 'Alt+N next question, Alt+P previous question, Alt+K answer card',

  'review.correct': 'Correct',
  'review.partly': 'Partly correct',
  'review.wrong': 'Wrong',
  'review.rightOption': 'Right option',
  'review.wrongOption': 'Wrongly chosen',
}
