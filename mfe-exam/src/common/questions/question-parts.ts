import type { Answer } from '@campus/contracts/exam-answer'
import type { LeafQuestion } from '@campus/contracts/exam-question'
import type { Elements } from '@campus/ui/elements'

/** The state of a numbered question. */
export interface LeafState {
  /** From 1, across the paper. */
  readonly number: number
  /** The learner's answer; undefined before there is one. */
  readonly answer: Answer | undefined
  readonly isMarked: boolean
}

/** What the parts of a question need from the page. */
export interface QuestionHost {
  readonly readOnly: boolean
  /** By the id of a question or sub-question. */
  readonly stateOf: (id: string) => LeafState
  /** Left out where questions cannot be answered. */
  readonly onAnswer?: ((id: string, answer: Answer) => void) | undefined
  /** Left out where questions cannot be flagged. */
  readonly onMark?: ((id: string, marked: boolean) => void) | undefined
  /** The learner moved to a sub-question. */
  readonly onVisit?: ((id: string) => void) | undefined
  /** Content under a question, such as its solution. */
  readonly below?: ((question: LeafQuestion) => Elements) | undefined
}

export interface AnswerPartProps<Kind extends LeafQuestion = LeafQuestion> {
  readonly question: Kind
  readonly state: LeafState
  readonly readOnly: boolean
  /** Ids of the elements that name the question: its number and its stem. */
  readonly labelledBy: string
  readonly onAnswer: (answer: Answer) => void
}
