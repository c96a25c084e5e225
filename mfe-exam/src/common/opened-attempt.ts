import type { OpenAttempt } from '@campus/contracts/exam-attempt'

let handedOver: OpenAttempt | null = null

/**
 * The intro opens the attempt and the answering page holds it: opened again there, it would be taken over from the
 * intro, and what an earlier page kept unsent would no longer follow upon what is saved.
 */
export function handOver(attempt: OpenAttempt): void {
  handedOver = attempt
}

/** What was handed over for this attempt, once; null when nothing was, as after a reload. */
export function takeHandedOver(answerLogId: string): OpenAttempt | null {
  const attempt = handedOver
  handedOver = null
  return attempt?.answerLogId === answerLogId ? attempt : null
}
