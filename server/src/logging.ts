import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'

import type { Config } from './config'

/** Header fields and properties that are secret in every log line. */
const SECRETS = ['token', 'password', 'code', 'captchaCode', 'authorization', 'cookie', 'signature', 'encryptionToken']

/**
 * Structured logs, one JSON object per line. Secrets are removed by name, and mobile numbers masked by {@link
 * maskMobiles}. Callers log values, not requests, so that nothing is logged by accident.
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Masks every mobile number in a text: 13800000001 becomes 138****0001. */
export function maskMobiles(text: string): string {
  return text.replaceAll(/(?<!\d)(1\d{2})\d{4}(\d{4})(?!\d)/g, '$1****$2')
}
