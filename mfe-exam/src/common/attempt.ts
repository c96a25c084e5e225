/** An attempt as the page holds it. */
import type { Answer, AnswerEntry } from '@campus/contracts/exam-answer'
import type { Receipt } from '@campus/contracts/exam-attempt'

/** The state of an attempt that a page shows. */
export interface AttemptSnapshot {
  /** `takenOver`: another page holds it, here it is read-only. `closed`: it is over, see `receipt`. */
  readonly status: 'open' | 'submitting' | 'takenOver' | 'closed'
  readonly answers: ReadonlyMap<string, Answer>
  readonly marked: ReadonlySet<string>
  /** The current question; '' at the start. */
  readonly currentQuestionId: string
  /**
   * The last save failed and is retried automatically: `unsaved` for want of a connection, `failing` when the
   * server could be reached and saved nothing.
   */
  readonly saving: 'saved' | 'saving' | 'unsaved' | 'failing'
  /** Epoch milliseconds of the last acknowledgement, by the server's clock; null before the first. */
  readonly savedAt: number | null
  readonly unacknowledged: ReadonlySet<string>
  /** Questions whose shown answer the server does not take, unlike all others; it keeps the one before. */
  readonly rejected: ReadonlySet<string>
  /** `memory`: the browser stores nothing; closing the page would lose unsaved answers. */
  readonly storage: 'kept' | 'memory'
  /**
   * Epoch milliseconds by the server's clock, when the attempt is submitted automatically; null without a time
   * limit.
   */
  readonly deadlineAt: number | null
  readonly receipt: Receipt | null
  /** Once it is closed: questions whose last answer reached the server too late. */
  readonly notArrived: ReadonlySet<string>
  /** The last submission failed. It is retried automatically until the learner changes something. */
  readonly submitFailed: boolean
  readonly signInNeeded: boolean
  /** The attempt is free of its release: loaded anew, its page is of the release of the day. */
  readonly leaseEnded: boolean
  /** Answers stored by an earlier page that another page has overwritten since. */
  readonly leftover: readonly AnswerEntry[]
}

/** The actions of an attempt. Each is the same function at every render. */
export interface AttemptControls {
  readonly answer: (questionId: string, answer: Answer) => void
  readonly mark: (questionId: string, marked: boolean) => void
  readonly visit: (questionId: string) => void
  /** Saves pending items now. */
  readonly flush: () => void
  readonly submit: () => void
  /** Takes the attempt back after another page took it over. */
  readonly takeOver: () => void
  readonly useLeftover: () => void
  readonly dropLeftover: () => void
}

export type Attempt = AttemptSnapshot & AttemptControls
