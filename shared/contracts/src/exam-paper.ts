/** A paper as the specification's calls carry it. What would give a solution away is absent until an attempt may be reviewed. */
import * as v from 'valibot'

import { questionAnswerRecord } from './exam-answer'
import { count, flag, id, list, numeric, optionalNumeric, text, time } from './wire'

/** 1 single choice, 2 multiple choice, 3 true/false, 4 fill in the blank, 6 short answer, 11 reading comprehension, 13 cloze. */
export const QUESTION_TYPES = [1, 2, 3, 4, 6, 11, 13] as const
export type QuestionTypeCode = (typeof QUESTION_TYPES)[number]

/** An option, or a blank of a fill-in question, which has a key only. */
const option = v.object({
  /** What is sent when it is chosen. */
  key: text,
  /** Plain text, shown where `content` is ''. */
  value: text,
  /** HTML. */
  content: text,
  /** Whether it is right; in review only. */
  answer: v.optional(flag),
})

/** The solution; in review only. */
const solution = v.object({
  /** Keys of the right options. */
  optionList: list(text),
  /** Fill in the blank: the first alternative of each blank, joined as an answer is. Short answer: a model answer, HTML. */
  content: text,
  /** The explanation, HTML; '' for none. */
  contentDesc: text,
  /** Every alternative of each blank. */
  blankList: list(list(text)),
})

const leafEntries = {
  id,
  questionUnitId: text,
  /** One of {@link QUESTION_TYPES}, or a type this page does not know. */
  questionType: numeric,
  /** The stem, HTML. */
  trunk: text,
  /** Points; null where only the parts, or nothing, have any. */
  examPoint: optionalNumeric,
  /** '1' for a question the learner flagged for review, '' else. */
  markStatus: text,
  questionContentVO: v.nullish(v.object({ optionList: list(option), content: text }), {
    optionList: [],
    content: '',
  }),
  questionAnswerVO: v.optional(v.nullable(solution), null),
}

export const questionPart = v.object(leafEntries)
export const paperQuestion = v.object({
  ...leafEntries,
  /** Sub-questions of reading comprehension and cloze. */
  readQuestionList: list(questionPart),
})
export type QuestionPartRecord = v.InferOutput<typeof questionPart>
export type QuestionRecord = v.InferOutput<typeof paperQuestion>

/** What the learner answered to a question and, in review, how it was marked. */
const answeredQuestion = v.object({
  questionId: id,
  questionUnitId: text,
  questionAnswerVO: questionAnswerRecord,
  submitTime: time,
  /** null until the attempt may be reviewed. An unanswered question is wrong. */
  isRight: v.nullish(v.boolean(), null),
  /** Points given; null until the attempt may be reviewed. */
  score: optionalNumeric,
  /** The marker's words, plain text. */
  comment: text,
})
export type AnsweredQuestion = v.InferOutput<typeof answeredQuestion>

export const questionUnit = v.object({
  title: text,
  /** HTML. */
  description: text,
  /** Minutes; 0 for no limit. */
  unitTime: count,
  /** Questions by type. Empty where no attempt of the learner's is open or finished: nobody reads a paper before its time runs. */
  questionResultVOMap: v.nullish(v.record(v.string(), list(paperQuestion)), {}),
  /** In review only: an entry for every question and sub-question that can be answered. */
  answerQuestion: v.optional(list(answeredQuestion), []),
  /** Of an open attempt at xskt work: goes back in the submission's body, and nowhere else. */
  xsktUserToken: text,
})
export type QuestionUnit = v.InferOutput<typeof questionUnit>

/** A work's paper, in the field of its source: the external one (`xskt`) has its own. {@link unitOf} reads either. */
const result = {
  /** The work's id. */
  id,
  testStudentResultVO: v.nullish(v.object({ testName: text }), { testName: '' }),
  questionUnitCAResultVO: v.nullish(questionUnit, null),
  xiongsongQuestionUnitCAResultVO: v.nullish(questionUnit, null),
}

export const paperResult = v.object(result)
export type PaperResult = v.InferOutput<typeof paperResult>

/** An answered work. */
export const answeredResult = v.object({
  ...result,
  /** 1 pending, 2 reviewed. Pending work shows the learner's own answers only. */
  status: v.pipe(numeric, v.picklist([1, 2])),
  /** Points of the whole attempt; null until it may be reviewed. */
  score: optionalNumeric,
})
export type AnsweredResult = v.InferOutput<typeof answeredResult>

/** The paper of a result. Throws when there is none, which breaks the contract. */
export function unitOf(paper: PaperResult): QuestionUnit {
  const unit = paper.xiongsongQuestionUnitCAResultVO ?? paper.questionUnitCAResultVO
  if (unit === null) throw new Error(`the work ${paper.id} carries no paper`)
  return unit
}
