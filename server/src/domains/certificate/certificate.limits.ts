import { defineRateLimit } from '../../platform/rate-limits/rate-limit'

const HOUR_MS = 60 * 60 * 1000

export const lookupMisses = defineRateLimit({
  key: 'certificate:address',
  counts: 'lookups from a network that found nothing',
  everywhere: true,
  limits: { most: [{ times: 10, withinMs: HOUR_MS }] },
})

export const credentialChecks = defineRateLimit({
  key: 'credential:address',
  counts: 'checks from a network, right and wrong ones: a personnel office has many papers, a machine more',
  everywhere: true,
  limits: { most: [{ times: 300, withinMs: HOUR_MS }] },
})

export const codeMisses = defineRateLimit({
  key: 'credential-code:address',
  counts: 'verification codes from a network that no certificate has',
  everywhere: true,
  limits: { most: [{ times: 30, withinMs: HOUR_MS }] },
})

export const certificateLimits = [lookupMisses, credentialChecks, codeMisses]
