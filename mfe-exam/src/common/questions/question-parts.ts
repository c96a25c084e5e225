import type { ReactNode } from 'react'

import type { Answer } from '@campus/contracts/exam-answer'
import type { LeafQuestion } from '@campus/contracts/exam-question'

/** What a numbered question shows besides itself. */
export interface LeafState {
  /** From 1, through the paper. */
  readonly number: number
  /** What the learner answered; undefined before that. */
  readonly answer: Answer | undefined
  readonly isMarked: boolean
}

/** What the parts of a question need of whoever shows it. */
export interface QuestionHost {
  readonly readOnly: boolean
  /** By the id of a question or sub-question. */
  readonly stateOf: (id: string) => LeafState
  /** Left out where nothing can be answered. */
  readonly onAnswer?: ((id: string, answer: Answer) => void) | undefined
  /** Left out where nothing can be flagged. */
  readonly onMark?: ((id: string, marked: boolean) => void) | undefined
  /** A sub-question was come to. */
  readonly onVisit?: ((id: string) => void) | undefined
  /** What stands under a question, as its solution. */
  readonly below?: ((question: LeafQuestion) => ReactNode) | undefined
}

export interface AnswerPartProps<Kind extends LeafQuestion = LeafQuestion> {
  readonly question: Kind
  readonly state: LeafState
  readonly readOnly: boolean
  /** Ids of what names the question: its number and its stem. */
  readonly labelledBy: string
  readonly onAnswer: (answer: Answer) => void
}
