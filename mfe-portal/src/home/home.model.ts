/** The content of the top of the home page, without drawing it. */
import { NEWS_CODE, type MaterialCategory, type TickerEntry } from '@campus/contracts/home'
import type { Brand } from '@campus/contracts/school'
import { beijingClock } from '@campus/i18n/beijing-time'

import {
  certificateLookupPath,
  certificationProfilePath,
  HOME_SECTIONS,
  newsDetailPath,
  noticeDetailPath,
  STUDY_PATH,
} from '../common/paths'

/** Milliseconds between two banners, and between two entries of the ticker. */
export const BANNER_DELAY = 4000
export const TICKER_DELAY = 6000

export const COUPONS_SHOWN = 3

/** Today is one of them. */
const TICKER_DAYS = 30
const WIRE_TIME = 'YYYY-MM-DD HH:mm:ss'

/**
 * The last 30 days at `now` (epoch ms), in the wire's form: today and those before it, whole. What is published while a
 * page is kept is in it; nothing is listed before it is out.
 */
export function tickerWindow(now: number): { startTime: string; endTime: string } {
  const today = beijingClock(now).startOf('day')
  return {
    startTime: today.subtract(TICKER_DAYS - 1, 'day').format(WIRE_TIME),
    endTime: today.endOf('day').format(WIRE_TIME),
  }
}

export type TickerKind = 'news' | 'notice'

export function tickerKind(entry: TickerEntry): TickerKind {
  return entry.commentObjectType.code === NEWS_CODE ? 'news' : 'notice'
}

export function tickerPath(entry: TickerEntry): string {
  return tickerKind(entry) === 'news' ? newsDetailPath(entry.id) : noticeDetailPath(entry.id)
}

/** The entry `step` places later in a loop of `count`. */
export function loopIndex(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

const LAST_STRIP_SEQ = 3
const STRIP_CATEGORIES = 3

/** The album categories on the banner: those with seq up to 3, by seq, at most three. */
export function stripCategories(categories: readonly MaterialCategory[]): MaterialCategory[] {
  return categories
    .filter((category) => category.seq <= LAST_STRIP_SEQ)
    .sort((one, other) => one.seq - other.seq)
    .slice(0, STRIP_CATEGORIES)
}

export const SERVICES = ['enrol', 'study', 'certificate', 'exam', 'evaluate', 'identify'] as const
export type Service = (typeof SERVICES)[number]

/** Where an entry of the service grid leads. */
export type ServiceTarget =
  { kind: 'section'; id: string } | { kind: 'inside'; path: string } | { kind: 'outside'; url: string }

/**
 * The targets of the six services, null for what the school has not; `examLoginUrl` is '' when it has no exam site, or none
 * that is safe to open.
 */
export function serviceTargets({
  brand,
  examLoginUrl,
}: {
  brand: Brand | null
  examLoginUrl: string
}): Record<Service, ServiceTarget | null> {
  return {
    enrol: { kind: 'section', id: HOME_SECTIONS.trainingProjects },
    study: { kind: 'inside', path: STUDY_PATH },
    certificate: { kind: 'inside', path: certificateLookupPath(brand) },
    exam: examLoginUrl === '' ? null : { kind: 'outside', url: examLoginUrl },
    evaluate: { kind: 'inside', path: certificationProfilePath() },
    identify: { kind: 'inside', path: certificationProfilePath() },
  }
}
