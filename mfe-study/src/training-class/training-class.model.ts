/** What the address of a class page says, and the rules of its parts. */
import { addressOf, freeText, oneOf, pageNumber, type AddressValues } from '@campus/calls/address'
import { ELECTIVE, REQUIRED, type ClassActivity, type PastSummary } from '@campus/contracts/study-activity'

import { isRequired, stateOf } from '../common/activity/activity.model'

/** `auto`: not chosen yet, so that the page's state decides. */
export const AUTO = 'auto'

export const TABS = ['today', 'past'] as const
export type ClassTab = (typeof TABS)[number]
export const SUBS = ['all', 'toAttend', 'missed', 'attended', 'elective'] as const
export type Sub = (typeof SUBS)[number]
export type PastSub = Exclude<Sub, 'toAttend'>

export const PAGE_SIZES = [6, 9, 12] as const

/** Which class it is, where it is read, and what is chosen in it. */
export const classAddress = addressOf({
  classId: freeText,
  userId: freeText,
  schoolId: freeText,
  experience: freeText,
  tab: oneOf([AUTO, ...TABS]),
  sub: oneOf([AUTO, ...SUBS]),
  size: oneOf(PAGE_SIZES),
  page: pageNumber,
})
export type ClassAddress = AddressValues<typeof classAddress>

/** A class that is over (2) has only its past. */
export function tabsOf(classStatus: number): readonly ClassTab[] {
  return classStatus === 2 ? ['past'] : TABS
}

export function tabOf(classStatus: number, chosen: ClassAddress['tab']): ClassTab {
  const tabs = tabsOf(classStatus)
  return tabs.find((tab) => tab === chosen) ?? tabs[0] ?? 'past'
}

/** Today's activities under a sub-tab. */
export function todayOf(activities: readonly ClassActivity[], sub: Sub): readonly ClassActivity[] {
  if (sub === 'all') return activities
  if (sub === 'elective') return activities.filter((activity) => !isRequired(activity))
  return activities.filter((activity) => stateOf(activity) === sub)
}

/** What must still be attended comes first, where there is any. */
export function firstTodaySub(activities: readonly ClassActivity[]): Sub {
  return todayOf(activities, 'toAttend').length > 0 ? 'toAttend' : 'all'
}

export function pastCountsOf(summary: PastSummary): Readonly<Record<PastSub, number>> {
  return {
    all: summary.totalNum,
    missed: summary.absenceNum,
    attended: summary.attendanceNum,
    elective: summary.electiveNum,
  }
}

/** Missed is there only when something was. */
export function pastSubsOf({ absenceNum }: PastSummary): readonly PastSub[] {
  return absenceNum > 0 ? ['all', 'missed', 'attended', 'elective'] : ['all', 'attended', 'elective']
}

/** The chosen sub-tab where it exists; else missed, else all. */
export function pastSubOf(summary: PastSummary, chosen: ClassAddress['sub']): PastSub {
  const subs = pastSubsOf(summary)
  return subs.find((sub) => sub === chosen) ?? subs.find((sub) => sub === 'missed') ?? 'all'
}

/** What the past list is asked for under a sub-tab. */
export function pastFilterOf(sub: PastSub): { readonly classActivityStatus?: 1 | 2; readonly isRequired?: 0 | 1 } {
  switch (sub) {
    case 'all':
      return {}
    case 'missed':
      return { classActivityStatus: 1, isRequired: REQUIRED }
    case 'attended':
      return { classActivityStatus: 2, isRequired: REQUIRED }
    case 'elective':
      return { isRequired: ELECTIVE }
  }
}

/** The page that a text in the jump box means: never past the last; undefined for what is no number of a page. */
export function jumpTarget(text: string, pages: number): number | undefined {
  if (!/^\s*[1-9]\d*\s*$/.test(text)) return undefined
  return Math.min(Number(text), Math.max(pages, 1))
}

/** A feed entry's type as a tag; a bare code says nothing to a reader. */
export function dynamicTag(type: string): string {
  return /^-?\d*$/.test(type.trim()) ? '' : type.trim()
}

/** How the result of a class stands. */
export function resultOf(evaluateStatus: number): 'none' | 'passed' | 'failed' {
  if (evaluateStatus === 0) return 'none'
  return evaluateStatus === 1 ? 'passed' : 'failed'
}

/** A percent as sent, at most two decimals and at most 100. */
export function rateText(percent: number): string {
  return `${String(Math.round(Math.min(percent, 100) * 100 + 1e-9) / 100)}%`
}

export function isExperience(flag: string): boolean {
  return flag === '1' || flag === 'true'
}

export const SERVICE_SHORTCUTS = ['announcement', 'group', 'circle', 'questions', 'notes', 'highlights'] as const
export const MANAGEMENT_SHORTCUTS = ['plan', 'report', 'grade', 'certificate'] as const
export type Shortcut = (typeof SERVICE_SHORTCUTS)[number] | (typeof MANAGEMENT_SHORTCUTS)[number]

/** Highlights are of lessons face to face: without such a course there are none. */
export function serviceShortcuts(courses: readonly { readonly courseNature: number | null }[]): readonly Shortcut[] {
  return courses.some(({ courseNature }) => courseNature === 0)
    ? SERVICE_SHORTCUTS
    : SERVICE_SHORTCUTS.filter((shortcut) => shortcut !== 'highlights')
}
