import { createHash } from 'node:crypto'

import { captchaChallenge } from '@campus/contracts/sign-in'

import { TEST_TENANT, type TestServer } from './test-server'

let made = 0

/** A new captcha and its solution, found by computing. */
export async function solveCaptcha(
  server: TestServer,
  tenantId: string = TEST_TENANT,
): Promise<{ captchaKey: string; captchaCode: string }> {
  made += 1
  const captchaKey = String(made).padStart(16, 'k')
  const { salt, challenge, maxNumber } = await server.call(captchaChallenge, { key: captchaKey }, { tenantId })
  for (let number = 0; number <= maxNumber; number += 1) {
    if (
      createHash('sha256')
        .update(salt + String(number))
        .digest('hex') === challenge
    ) {
      return { captchaKey, captchaCode: `pow:${String(number)}` }
    }
  }
  throw new Error('the challenge has no solution')
}
