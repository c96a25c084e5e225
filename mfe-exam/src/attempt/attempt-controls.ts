import type { Answer } from '@campus/contracts/exam-answer'

/** What a learner can do in an attempt. */
export interface AttemptControls {
  answer(questionId: string, answer: Answer): void
  mark(questionId: string, marked: boolean): void
  visit(questionId: string): void
  /** Saves now what is pending. */
  flush(): void
  submit(): void
  /** Goes on here after another page took the attempt over. */
  takeOver(): void
  useLeftover(): void
  dropLeftover(): void
}
