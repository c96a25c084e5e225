/** The address of a class page, and the rules of its parts. */
import { addressOf, freeText, oneOf, pageNumber, type AddressValues } from '@campus/calls/address'
import { ELECTIVE, REQUIRED, type ClassActivity, type PastSummary } from '@campus/contracts/study-activity'

import { isRequired, stateOf } from '../common/activity/activity.model'

/** `auto`: not chosen yet; the page's state decides. */
export const AUTO = 'auto'

export const TABS = ['today', 'past'] as const
export type ClassTab = (typeof TABS)[number]
export const SUBS = ['all', 'toAttend', 'missed', 'attended', 'elective'] as const
export type Sub = (typeof SUBS)[number]
export type PastSub = Exclude<Sub, 'toAttend'>

export const PAGE_SIZES = [6, 9, 12] as const

/** The class, its school, and the chosen tabs. */
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

/** A class that is over (2) has only past activities. */
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

/** Activities that must still be attended come first, if there are any. */
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

/** "Missed" exists only when an activity was missed. */
export function pastSubsOf({ absenceNum }: PastSummary): readonly PastSub[] {
  return absenceNum > 0 ? ['all', 'missed', 'attended', 'elective'] : ['all', 'attended', 'elective']
}

/** The chosen sub-tab if it exists; else missed if there is any, else all. */
export function pastSubOf(summary: PastSummary, chosen: ClassAddress['sub']): PastSub {
  const subs = pastSubsOf(summary)
  return subs.find((sub) => sub === chosen) ?? subs.find((sub) => sub === 'missed') ?? 'all'
}

/** The request of the past list under a sub-tab. */
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

/** The page number in the jump box, at most the last; undefined for a text that is no page number. */
export function jumpTarget(text: string, pages: number): number | undefined {
  if (!/^\s*[1-9]\d*\s*$/.test(text)) return undefined
  return Math.min(Number(text), Math.max(pages, 1))
}

/** A feed entry's type as a tag; an unknown code has none, because readers do not know the codes. */
export function dynamicTag(type: string): string {
  return /^-?\d*$/.test(type.trim()) ? '' : type.trim()
}

/** The status of a class's result. */
export function resultOf(evaluateStatus: number): 'none' | 'passed' | 'failed' {
  if (evaluateStatus === 0) return 'none'
  return evaluateStatus === 1 ? 'passed' : 'failed'
}

export function isExperience(flag: string): boolean {
  return flag === '1' || flag === 'true'
}

export const SERVICE_SHORTCUTS = ['announcement', 'group', 'circle', 'questions', 'notes', 'highlights'] as const
export const MANAGEMENT_SHORTCUTS = ['plan', 'report', 'grade', 'certificate'] as const
export type Shortcut = (typeof SERVICE_SHORTCUTS)[number] | (typeof MANAGEMENT_SHORTCUTS)[number]

const IN_THE_APP: ReadonlySet<string> = new Set<string>([...SERVICE_SHORTCUTS, ...MANAGEMENT_SHORTCUTS])

/** What a pressed shortcut says; one that nothing is known of is still to come. */
export function shortcutNotice(shortcut: string): 'study.pcNotOpen' | 'study.soon' {
  return IN_THE_APP.has(shortcut) ? 'study.pcNotOpen' : 'study.soon'
}

/** Highlights belong to lessons face to face: a class without such a course has none. */
export function serviceShortcuts(courses: readonly { readonly courseNature: number | null }[]): readonly Shortcut[] {
  return courses.some(({ courseNature }) => courseNature === 0)
    ? SERVICE_SHORTCUTS
    : SERVICE_SHORTCUTS.filter((shortcut) => shortcut !== 'highlights')
}
