import * as v from 'valibot'

import { recordEvent } from '../../../platform/events/event'
import { endLease } from '../../../platform/leases/release-lease'
import { operatorCall, OperatorRefusedError } from '../../../platform/operator-call'
import { asItsLearner } from './as-its-learner'
import { tellOfAttempt } from './attempt-notice'

/**
 * `{ attempt, why }` → `{ version }`: the release that held it. Whoever opens the attempt next gets the release of the day,
 * which holds it from then on, whether or not it can read what a device has unsent. A page that is open is told, and goes on.
 */
export const endLeaseCall = operatorCall(
  'end-lease',
  {
    attempt: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    why: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  },
  (context, { attempt, why }) =>
    asItsLearner(context, attempt, async () => {
      const { tx, now } = context
      const version = await endLease(tx, attempt)
      if (version === undefined) throw new OperatorRefusedError(`No release holds ${attempt}.`)
      await recordEvent(
        { tx, now, user: null },
        { kind: 'attempt.lease-ended', subject: attempt, data: { release: version, why } },
      )
      await tellOfAttempt(tx, attempt)
      return { version }
    }),
)
