import type { OpenAttempt } from '@campus/contracts/exam-attempt'

let handedOver: OpenAttempt | null = null

/**
 * Hands the attempt that the intro opened to the answering page. Opening it again there would take it over
 * from the intro, and what an earlier page stored would no longer follow directly on what is saved.
 */
export function handOver(attempt: OpenAttempt): void {
  handedOver = attempt
}

/** The attempt handed over, once; null when there is none, as after a reload. */
export function takeHandedOver(answerLogId: string): OpenAttempt | null {
  const attempt = handedOver
  handedOver = null
  return attempt?.answerLogId === answerLogId ? attempt : null
}
