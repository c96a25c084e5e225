/** Which activities the sample classes have: handmade around today in the first class, a rhythm in the others. */
import type { StoredDutyRule } from '../../../domains/study/activities/activity.schema'

export interface RoomPlan {
  readonly number: number
  readonly duty: readonly StoredDutyRule[]
}

/** `byItself`: opening it signs in. */
export type Signing = 'none' | 'byItself'

export interface ActivityPlan {
  readonly name: string
  /** Days from that of installation. */
  readonly day: number
  /** Beijing clock times; an online activity has the whole day. */
  readonly clock?: readonly [from: string, to: string]
  /** Which of the class's courses, from 1. */
  readonly course: number
  readonly rooms: readonly RoomPlan[]
  readonly isElective?: boolean
  /** The student signed in, and out; `in`: only in. */
  readonly isAttended?: boolean | 'in'
  /** How one signs in, where it is not the ordinary way: in and out on the spot, in only where it is elective. */
  readonly signing?: Signing
}

export const seen = (number: number, percent = 80): RoomPlan => ({
  number,
  duty: [{ dutyType: 'VIDEO_PROGRESS', targetValue: percent }],
})
export const handedIn = (number: number): RoomPlan => ({
  number,
  duty: [{ dutyType: 'SUBMIT', targetValue: 1 }],
})
export const free = (number: number): RoomPlan => ({ number, duty: [] })

const MORNING = ['09:00', '11:30'] as const
const EVENING = ['19:00', '21:30'] as const

/**
 * The first class: of every state one activity, today and before. The first of them is the one whose test the exam
 * sample sets; `work` is the classroom of that test, or of a homework where a school has no tests.
 */
export function firstClassPlans(work: number): ActivityPlan[] {
  return [
    { name: '阶段测试', day: -9, course: 1, rooms: [handedIn(work)] },
    { name: '认识岗位', day: -35, course: 2, rooms: [seen(30), seen(31)] },
    { name: '基本功入门', day: -30, course: 2, rooms: [seen(32)] },
    { name: '职业道德第一课', day: -28, course: 4, rooms: [seen(50)] },
    { name: '职业道德第二课', day: -21, course: 4, rooms: [seen(51), seen(52)] },
    { name: '车间参观', day: -16, clock: MORNING, course: 3, rooms: [free(40)], isElective: true },
    { name: '基本功复训', day: -12, clock: MORNING, course: 1, rooms: [free(17)], isAttended: true },
    { name: '面授：基本功', day: -6, clock: MORNING, course: 1, rooms: [free(17)], isAttended: true },
    { name: '面授：上手练习', day: -4, clock: MORNING, course: 3, rooms: [free(40)] },
    { name: '听老师说：怎么学这门课', day: -3, course: 1, rooms: [seen(5)], isElective: true },
    { name: '学习之前读一读', day: -2, course: 1, rooms: [seen(6)] },
    { name: '安全规程讲义', day: -1, course: 1, rooms: [free(7), handedIn(11)] },
    { name: '安全交底', day: 0, clock: ['08:00', '08:45'], course: 1, rooms: [free(17)], isAttended: true },
    { name: '班组早课', day: 0, clock: MORNING, course: 1, rooms: [free(17)] },
    { name: '课程导学', day: 0, course: 1, rooms: [seen(4), seen(6), handedIn(3)] },
    { name: '复习：基本功', day: 0, course: 2, rooms: [seen(32)] },
    { name: '拓展：听老师说', day: 0, course: 1, rooms: [seen(5)], isElective: true },
    { name: '面授：综合实训', day: 0, clock: EVENING, course: 1, rooms: [free(18)] },
    { name: '直播答疑', day: 1, course: 1, rooms: [free(12)], isElective: true },
    { name: '操作示范', day: 1, course: 1, rooms: [seen(9), handedIn(1)] },
    { name: '面授：独立操作', day: 2, clock: MORNING, course: 3, rooms: [free(41)] },
    { name: '面授：分组讲评', day: 2, clock: ['09:00', '10:00'], course: 3, rooms: [free(41)] },
    { name: '图解关键动作', day: 3, course: 1, rooms: [seen(8)] },
    { name: '面授：独立操作（二）', day: 5, clock: MORNING, course: 3, rooms: [free(41)] },
    { name: '综合考核', day: 12, course: 1, rooms: [handedIn(2)] },
  ]
}

/** Every fifth day online, every seventh face to face, the second of these attended. */
export function ordinaryPlans(number: number, [first, last]: readonly [number, number]): ActivityPlan[] {
  const plans: ActivityPlan[] = []
  for (let day = first; day <= last; day += 1) {
    const after = day - first
    if (after % 5 === 0) {
      plans.push({ name: `线上课 ${String(after / 5 + 1)}`, day, course: 1, rooms: [seen(number * 100 + 1)] })
    }
    if (after % 7 === 3) {
      const count = (after - 3) / 7
      plans.push({
        name: `面授课 ${String(count + 1)}`,
        day,
        clock: MORNING,
        course: 3,
        rooms: [free(number * 100 + 40)],
        isElective: count % 4 === 3,
        isAttended: count % 2 === 1 && day < 0,
      })
    }
  }
  return plans
}

/** In every state of attendance one lesson, whatever the hour: those of today last the whole day. */
export function attendancePlans(number: number): ActivityPlan[] {
  const room = free(number * 100 + 40)
  const other = free(number * 100 + 41)
  const allDay = ['00:00', '23:59'] as const
  return [
    { name: '开放实训：待签到', day: 0, clock: allDay, course: 3, rooms: [room] },
    { name: '开放实训：待签退', day: 0, clock: allDay, course: 3, rooms: [other], isAttended: 'in' },
    { name: '开放实训：已签退', day: 0, clock: allDay, course: 3, rooms: [room], isAttended: true },
    { name: '开放实训：无需签到', day: 0, clock: allDay, course: 3, rooms: [other], signing: 'none' },
    { name: '面授：明日实训', day: 1, clock: MORNING, course: 3, rooms: [room] },
    { name: '面授：昨日实训', day: -1, clock: MORNING, course: 3, rooms: [room] },
    { name: '线上晨会', day: 0, course: 1, rooms: [seen(number * 100 + 1)], signing: 'byItself' },
  ]
}

/** Six a day, every day: what a timetable must bear. */
export function crowdedPlans(number: number, [first, last]: readonly [number, number]): ActivityPlan[] {
  const room = number * 100
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((day): ActivityPlan[] => [
    { name: '晨读', day, course: 2, rooms: [seen(room + 31)] },
    { name: '技能训练', day, clock: ['09:00', '10:30'], course: 3, rooms: [free(room + 40)], isAttended: day < 0 },
    { name: '小组研讨', day, clock: ['09:00', '10:00'], course: 3, rooms: [free(room + 40)], isElective: true },
    { name: '视频课', day, course: 1, rooms: [seen(room + 1), seen(room + 3)] },
    { name: '实操练习', day, clock: ['14:00', '16:00'], course: 3, rooms: [free(room + 41)] },
    { name: '选学：拓展', day, course: 4, rooms: [free(room + 50)], isElective: true },
  ])
}
