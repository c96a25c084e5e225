/** The operator's password: the configured one, or one made for the data folder. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from '../../platform/config/config'
import { newSecret } from '../../platform/database/ids'
import { errorCodeOf } from '../../platform/error-code'

type PasswordConfig = Pick<Config, 'operatorPassword' | 'dataDirectory'>

/** File with the password of a data folder; only its owner can read it. */
export function passwordFileOf({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return join(dataDirectory, 'operator-password')
}

/** The password; created and stored if there is none, so each new data folder has another. */
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

/** Whether an authorization header contains the password. Without a password nobody is the operator. */
export function isOperator(authorization: string | undefined, password: string): boolean {
  if (password === '' || authorization === undefined) return false
  return timingSafeEqual(digest(authorization), digest(`Bearer ${password}`))
}

/** Equal lengths, so that the time of the comparison reveals nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
