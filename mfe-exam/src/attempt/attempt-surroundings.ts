import type { Outbox } from '../common/outbox'
import type { AttemptCalls } from './attempt-calls'
import type { PageSignals } from './page-signals'

/** What an attempt in a page works with. */
export interface AttemptSurroundings {
  readonly calls: AttemptCalls
  readonly outbox: Outbox
  readonly signals: PageSignals
  /** Epoch milliseconds by the server's clock. */
  readonly now: () => number
}
