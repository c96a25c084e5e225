/**
 * Formats dates, numbers and distances for readers. Each function uses the locale at the moment of the call,
 * so a component that uses one also calls `useT` or `useLocale`, which render it again when the locale
 * changes.
 *
 * Each module bundles this file, but the locale is the shell's. So `locale` and `messages` are imported by
 * package name: module federation shares those two.
 */
import { getLocale, type Locale } from '@campus/i18n/locale'
import { translateShared } from '@campus/i18n/messages'

import { beijingClock, epochMs, type Moment } from './beijing-time'

export type DatePrecision = 'date' | 'minute' | 'second'

const DATE_PATTERNS: Record<Locale, Record<DatePrecision, string>> = {
  'zh-CN': { date: 'YYYY-MM-DD', minute: 'YYYY-MM-DD HH:mm', second: 'YYYY-MM-DD HH:mm:ss' },
  // No line ends inside a date.
  en: {
    date: 'MMM\u00a0D,\u00a0YYYY',
    minute: 'MMM\u00a0D,\u00a0YYYY HH:mm',
    second: 'MMM\u00a0D,\u00a0YYYY HH:mm:ss',
  },
}

/** A date in Beijing time; '' for a text that is no date (the wire's missing time). */
export function formatDate(moment: Moment, precision: DatePrecision): string {
  const ms = epochMs(moment)
  return ms === undefined ? '' : beijingClock(ms).format(DATE_PATTERNS[getLocale()][precision])
}

/** A number with thousands separators and at most `decimals` decimals. */
export function formatNumber(value: number, decimals = 2): string {
  return new Intl.NumberFormat(getLocale(), { maximumFractionDigits: decimals }).format(value)
}

/** An amount of yuan: `¥1,280`, or with both decimals when it has fen: `¥99.50`. */
export function formatMoney(yuan: number): string {
  return new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(yuan)
}

/** A view count; large counts are rounded down to a threshold. */
export function formatBrowseCount(count: number): string {
  if (count > 500_000) return translateShared('common.browse.over500k')
  if (count > 100_000) return translateShared('common.browse.over100k')
  return String(count)
}

/** A distance given in kilometres: in whole metres below one kilometre, else in kilometres with one decimal. */
export function formatDistance(kilometres: number): string {
  const metres = Math.round(kilometres * 1000)
  if (metres < 1000) return translateShared('common.distance.m', { n: metres })
  return translateShared('common.distance.km', { n: kilometres.toFixed(1) })
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time from a moment to `now` (epoch milliseconds, the server's), for up to three days; older and future moments as a date, '' for no date. */
export function formatRelativeTime(moment: Moment, now: number): string {
  const ms = epochMs(moment)
  if (ms === undefined) return ''
  const age = now - ms
  if (age < 0 || age > 3 * DAY) return formatDate(moment, 'date')
  if (age < MINUTE) return translateShared('common.time.seconds', { n: Math.floor(age / SECOND) })
  if (age < HOUR) return translateShared('common.time.minutes', { n: Math.floor(age / MINUTE) })
  if (age < DAY) return translateShared('common.time.hours', { n: Math.floor(age / HOUR) })
  return translateShared('common.time.days', { n: Math.floor(age / DAY) })
}
