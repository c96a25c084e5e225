import { DrizzleQueryError } from 'drizzle-orm'
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'

import type { Config } from './platform/config/config'

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
    serializers: { err: describeError },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/**
 * An error as it is logged. Of a statement that failed its text is told and not its parameters, which are what people
 * wrote; mobile numbers are masked.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: maskMobiles(String(error)) }
  const { name, stack = '', cause } = error
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
  return {
    name,
    message: maskMobiles(message),
    stack: maskMobiles(placesIn(stack)),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}

/** The lines of a stack that say where; those before them repeat the message. */
function placesIn(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

/** Masks every mobile number in a text: 13800000001 becomes 138****0001. */
export function maskMobiles(text: string): string {
  return text.replaceAll(/(?<!\d)(1\d{2})\d{4}(\d{4})(?!\d)/g, '$1****$2')
}
