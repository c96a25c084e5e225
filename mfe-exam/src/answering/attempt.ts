/** What the answering page needs of an attempt; the app's root ties it to the one that saves. */
import type { ComponentType } from 'react'

import type { Answer, AnswerEntry } from '@campus/contracts/exam-answer'
import type { OpenAttempt, Receipt } from '@campus/contracts/exam-attempt'
import type { Paper } from '@campus/contracts/exam-question'

export interface Attempt {
  /** `takenOver`: another page holds it, here it can be read only. `closed`: it is over, see `receipt`. */
  readonly status: 'open' | 'submitting' | 'takenOver' | 'closed'
  readonly answers: ReadonlyMap<string, Answer>
  readonly marked: ReadonlySet<string>
  /** Where the learner was; '' at the start. */
  readonly currentQuestionId: string
  readonly saving: 'saved' | 'saving' | 'unsaved'
  /** Epoch milliseconds by the server's clock; null before the first acknowledgement. */
  readonly savedAt: number | null
  readonly unacknowledged: ReadonlySet<string>
  readonly storage: 'kept' | 'memory'
  /** Epoch milliseconds by the server's clock; null for no limit. At that moment the attempt submits itself. */
  readonly deadlineAt: number | null
  readonly receipt: Receipt | null
  readonly submitFailed: boolean
  readonly signInNeeded: boolean
  readonly leftover: readonly AnswerEntry[]
  readonly answer: (questionId: string, answer: Answer) => void
  readonly mark: (questionId: string, marked: boolean) => void
  readonly visit: (questionId: string) => void
  readonly flush: () => void
  readonly submit: () => void
  readonly takeOver: () => void
  readonly useLeftover: () => void
  readonly dropLeftover: () => void
}

/** Holds an attempt while its page is shown. */
export type UseAttempt = (opened: OpenAttempt, paper: Paper, settings: { readonly schoolId: string }) => Attempt

/** An attempt that can be answered here, with its paper. */
export interface OpenWork {
  readonly opened: OpenAttempt
  readonly paper: Paper
  readonly title: string
}

export type HeldWork = ComponentType<{ readonly work: OpenWork }>
