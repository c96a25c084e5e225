/** An attempt as a page holds it. */
import type { Answer, AnswerEntry } from '@campus/contracts/exam-answer'
import type { Receipt } from '@campus/contracts/exam-attempt'

/** What is seen of it. */
export interface AttemptSnapshot {
  /** `takenOver`: another page holds it, here it can be read only. `closed`: it is over, see `receipt`. */
  readonly status: 'open' | 'submitting' | 'takenOver' | 'closed'
  readonly answers: ReadonlyMap<string, Answer>
  readonly marked: ReadonlySet<string>
  /** Where the learner was; '' at the start. */
  readonly currentQuestionId: string
  /** `unsaved`: the last try failed and is made again by itself. */
  readonly saving: 'saved' | 'saving' | 'unsaved'
  /** Epoch milliseconds of the last acknowledgement, by the server's clock; null before the first. */
  readonly savedAt: number | null
  readonly unacknowledged: ReadonlySet<string>
  /** `memory`: the browser keeps nothing; closing the page would lose what is not saved. */
  readonly storage: 'kept' | 'memory'
  /** Epoch milliseconds by the server's clock; null for no limit. At that moment the attempt submits itself. */
  readonly deadlineAt: number | null
  readonly receipt: Receipt | null
  /** Once it is closed: questions whose last answer reached the server too late. */
  readonly notArrived: ReadonlySet<string>
  /** The last submission failed. It is made again by itself until something is changed. */
  readonly submitFailed: boolean
  readonly signInNeeded: boolean
  /** Answers that an earlier page kept and that another page has written over since. */
  readonly leftover: readonly AnswerEntry[]
}

/** What can be done with it. Each is the same function at every render. */
export interface AttemptControls {
  readonly answer: (questionId: string, answer: Answer) => void
  readonly mark: (questionId: string, marked: boolean) => void
  readonly visit: (questionId: string) => void
  /** Saves now what is pending. */
  readonly flush: () => void
  readonly submit: () => void
  /** Goes on here after another page took the attempt over. */
  readonly takeOver: () => void
  readonly useLeftover: () => void
  readonly dropLeftover: () => void
}

export type Attempt = AttemptSnapshot & AttemptControls
