/** The two clients a schedule can run with: the real one, and one that sends each answer once. */
import type { OpenAttempt } from '@campus/contracts/exam-attempt'
import type { Paper } from '@campus/contracts/exam-question'
import { serverNow } from '@campus/http/client'

import { attemptCalls } from '../../../mfe-exam/src/attempt/attempt-calls'
import { AttemptSync } from '../../../mfe-exam/src/attempt/attempt-sync'
import { browserSignals } from '../../../mfe-exam/src/attempt/page-signals'
import type { AttemptControls, AttemptSnapshot } from '../../../mfe-exam/src/common/attempt'
import { BrowserOutbox } from '../../../mfe-exam/src/common/outbox'
import { PageLife } from '../stage/virtual-time'

export interface AnsweringPage extends Pick<
  AttemptControls,
  'answer' | 'mark' | 'visit' | 'submit' | 'takeOver' | 'useLeftover' | 'dropLeftover'
> {
  start(): () => void
  subscribe(listener: () => void): () => void
  getSnapshot(): AttemptSnapshot
}

export interface Client {
  readonly name: string
  /** Runs in a tab. */
  openPage(opened: OpenAttempt, paper: Paper): AnsweringPage
  /**
   * Questions whose answers a page kept that did not arrive before the attempt was over, as reported by the
   * next page.
   */
  notArrived(answerLogId: string): Promise<readonly string[]>
}

/** One for each tab: what the database has not taken stays when the page is left for another of the site. */
const outboxes = new WeakMap<PageLife, BrowserOutbox>()

function outboxOfTab(): BrowserOutbox {
  const tab = PageLife.current
  if (tab === undefined) throw new Error('a page opens in a tab')
  const outbox = outboxes.get(tab) ?? new BrowserOutbox()
  outboxes.set(tab, outbox)
  return outbox
}

export const realClient: Client = {
  name: 'campus',
  openPage: (opened, paper) =>
    new AttemptSync(opened, paper, {
      calls: attemptCalls(''),
      outbox: outboxOfTab(),
      signals: browserSignals(),
      now: serverNow,
    }),
  notArrived: async (answerLogId) => {
    const kept = await new BrowserOutbox().itemsOf(answerLogId)
    return kept.flatMap(({ item }) => (item.kind === 'answer' ? [item.questionId] : []))
  },
}
