/** PostgreSQL's error codes, for either driver. */
import { errorCodeOf } from '../error-code'

/** SQLSTATE of an error of the database or of one that wraps it. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = errorCodeOf(error)
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return code
  return error instanceof Error && error.cause !== undefined ? sqlStateOf(error.cause) : undefined
}

/** Class 22: a value that does not fit its column (a number out of range, text that is no date). */
export function dataFaultOf(error: unknown): string | undefined {
  const state = sqlStateOf(error)
  return state?.startsWith('22') === true ? state : undefined
}

/** Why a value is not taken, in the database's words (classes 22 and 23); undefined for another error. */
export function refusedValueOf(error: unknown): string | undefined {
  if (!(error instanceof Object) || !/^2[23]/.test(sqlStateOf(error) ?? '')) return undefined
  const { message, detail, cause } = error as Readonly<Record<'message' | 'detail' | 'cause', unknown>>
  if (errorCodeOf(error) === undefined) return refusedValueOf(cause)
  return [message, detail].filter((text) => typeof text === 'string').join(': ')
}

/** Table whose rows refer to a row that was to be deleted; undefined for another error. */
export function referringTableOf(error: unknown): string | undefined {
  if (!(error instanceof Object)) return undefined
  if (sqlStateOf(error) !== '23503') return undefined
  const { table, cause } = error as { readonly table?: unknown; readonly cause?: unknown }
  return typeof table === 'string' ? table : referringTableOf(cause)
}

/** Whether a row with that key already exists. Wrap the insert in `tx.transaction` to go on after it. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505'
}
