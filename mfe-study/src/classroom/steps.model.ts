/** The order of contents, and the steps between them. */
import type { Chapter, ClassroomItem } from '@campus/contracts/study-course'
import type { ActivityContentItem } from '@campus/contracts/study-learning'

/** Every classroom of a course in order. */
export function roomsOf(chapters: readonly Chapter[]): ClassroomItem[] {
  return chapters.flatMap(({ nodes }) => nodes.flatMap(({ classrooms }) => classrooms))
}

/** The neighbour in a list; undefined at its ends, and for what is not in it. */
export function neighbour<Item>(
  items: readonly Item[],
  isHere: (item: Item) => boolean,
  step: 1 | -1,
): Item | undefined {
  const at = items.findIndex(isHere)
  return at === -1 ? undefined : items[at + step]
}

const VIDEO_TEACHING = 'ONLINE_VIDEO_TEACHING'

/** The content an activity opens with: the online video studied last, or the first content when none has progress. */
export function openingContent(contents: readonly ActivityContentItem[]): ActivityContentItem | undefined {
  const begun = contents.filter(
    ({ contentType, learningProgress }) => contentType === VIDEO_TEACHING && learningProgress > 0,
  )
  return (
    begun.reduce<ActivityContentItem | undefined>(
      (latest, content) => (latest === undefined || content.lastStudyTime > latest.lastStudyTime ? content : latest),
      undefined,
    ) ?? contents[0]
  )
}

export interface Duty {
  readonly kind: 'progress' | 'submit'
  /** Percent. */
  readonly target: number
  readonly isMet: boolean
}

/** What the learner must do with a content; none for optional content. */
export function dutiesOf({ useDuty, dutyRuleResultVOS, learningProgress }: ActivityContentItem): Duty[] {
  if (useDuty !== 1) return []
  return dutyRuleResultVOS.flatMap(({ dutyType, targetValue }): Duty[] => {
    if (dutyType === 'VIDEO_PROGRESS') {
      return [{ kind: 'progress', target: targetValue, isMet: learningProgress >= targetValue }]
    }
    return dutyType === 'SUBMIT' ? [{ kind: 'submit', target: 0, isMet: learningProgress >= 100 }] : []
  })
}
