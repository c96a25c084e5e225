/** The operator's password: what the configuration says, or one made for the data folder. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from '../../config'
import { newSecret } from '../../platform/database/ids'
import { errorCodeOf } from '../../platform/error-code'

type PasswordConfig = Pick<Config, 'operatorPassword' | 'dataDirectory'>

/** File that keeps the password made for a data folder; only its owner can read it. */
export function passwordFileOf({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return join(dataDirectory, 'operator-password')
}

/** The password, made and kept when there is none: each fresh data folder has another. */
export function operatorPasswordOf(config: PasswordConfig): string {
  if (config.operatorPassword !== '') return config.operatorPassword
  const file = passwordFileOf(config)
  mkdirSync(config.dataDirectory, { recursive: true })
  try {
    writeFileSync(file, `${newSecret()}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Whether an authorization header carries the password. Without a password nobody is the operator. */
export function isOperator(authorization: string | undefined, password: string): boolean {
  if (password === '' || authorization === undefined) return false
  return timingSafeEqual(digest(authorization), digest(`Bearer ${password}`))
}

/** Of one length, whatever the text: the comparison tells nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
