/** What can happen to one call on its way. */
import fc from 'fast-check'

import { LINE_FAULTS, type LineFault } from '../../../mfe-exam/src/attempt/fault-schedule.fixtures'

/** Beyond those of the client's own test: the ones that need a real server. */
export type Fault = LineFault | 'connection reset' | 'sent twice at once' | 'server busy' | 'server killed'

export const FAULTS: readonly fc.WeightedArbitrary<Fault>[] = [
  { weight: 200, arbitrary: fc.constant('none') },
  ...LINE_FAULTS.map(({ weight, arbitrary }) => ({ weight: 20 * weight, arbitrary })),
  ...(['connection reset', 'sent twice at once', 'server busy'] as const).map((fault) => ({
    weight: 20,
    arbitrary: fc.constant(fault),
  })),
  // The server needs a second or two to start again.
  { weight: 1, arbitrary: fc.constant('server killed') },
]
