import { classPeriods, classStudents, teachingClasses } from '../../../domains/study/study.schema'
import { sampleContent } from '../../content/content'
import type { Trade } from '../../content/school-content'
import type { SampleBuilder, SampleContext } from '../../sample-builder'
import { sampleId } from '../../sample-id'
import { SAMPLE_STUDENT } from '../../sample-student'
import { dayAt } from '../../sample-time'
import { sampleProductId } from '../product'
import { sampleActivities } from './activities'
import { sampleCourses } from './courses'
import { sampleInteraction } from './interaction'
import { sampleTitbits } from './titbits'

type ServiceStatus = -1 | 0 | 1 | 2 | 3
type ClassStatus = 0 | 1 | 2

interface EnrolmentPlan {
  readonly service: ServiceStatus
  readonly class: ClassStatus
  /** 1 training, 2 exam, 3 certification, 4 evaluation. */
  readonly type: 1 | 2 | 3 | 4
  /** First and last day of the class, from the day of installation; null while nothing is planned. */
  readonly days: readonly [number, number] | null
}

/** Every pair of states one meets in a school, more than a page in service, and eleven training periods. */
const PLANS: readonly EnrolmentPlan[] = [
  { service: 2, class: 1, type: 1, days: [-40, 26] },
  { service: 2, class: 1, type: 1, days: [-75, 1] },
  { service: 2, class: 1, type: 1, days: [-90, -2] },
  { service: 2, class: 1, type: 1, days: [-12, 353] },
  { service: 2, class: 0, type: 1, days: [9, 69] },
  { service: 2, class: 0, type: 2, days: null },
  { service: 2, class: 2, type: 1, days: [-160, -30] },
  { service: 1, class: 1, type: 1, days: [-3, 57] },
  { service: 1, class: 0, type: 1, days: [14, 74] },
  { service: 0, class: 0, type: 1, days: [30, 90] },
  { service: 0, class: 0, type: 2, days: null },
  { service: -1, class: 0, type: 1, days: null },
  { service: 3, class: 2, type: 1, days: [-300, -210] },
  { service: 3, class: 2, type: 2, days: [-208, -206] },
  { service: 3, class: 2, type: 3, days: [-200, -190] },
  { service: 3, class: 2, type: 4, days: [-260, -258] },
  { service: 3, class: 2, type: 1, days: [-420, -330] },
]

const PERIOD_NAMES = { 1: '培训班', 2: '考试班期', 3: '认证班期', 4: '评价班期' } as const

export const studySample: SampleBuilder = async (context) => {
  const { trades } = sampleContent(context.school.id)
  // The partners' lists also show the classes of the other schools, so a few of their own are enough.
  const plans = context.school.brand === '' ? PLANS : PLANS.filter((_, index) => index % 3 === 0)
  for (const [index, plan] of plans.entries()) {
    const trade = trades[index % trades.length] ?? trades[0]
    await buildEnrolment(context, plan, trade, index + 1)
  }
}

async function buildEnrolment(
  context: SampleContext,
  plan: EnrolmentPlan,
  trade: Trade,
  number: number,
): Promise<void> {
  const { tx, school, now, asPerson } = context
  const content = sampleContent(school.id)
  const placed = plan.service >= 1
  const [first, last] = plan.days ?? [null, null]
  const at = (day: number | null, clock: string) => (day === null ? null : dayAt(now, day, clock))
  const periodId = sampleId(school.id, 'period', number)
  const classId = sampleId(school.id, 'class', number)
  const season = `2026 年第 ${String(((number * 5) % 24) + 1)} 期`
  await tx.insert(classPeriods).values({
    id: periodId,
    name: `${trade.name}${season}${PERIOD_NAMES[plan.type]}`,
    type: plan.type,
    productId: sampleProductId(content, trade.course),
    productName: trade.course,
    trainingStartTime: at(first === null ? null : first - 3, '08:30'),
    trainingEndTime: at(last === null ? null : last + 10, '18:00'),
    signUpTotal: 36 + ((number * 17) % 90),
  })
  await tx.insert(teachingClasses).values({
    id: classId,
    periodId,
    className: placed ? `${trade.name}${String((number % 4) + 1)}班` : '',
    teacherName: placed ? trade.teacher : '',
    status: plan.class,
    trainingStartTime: placed ? at(first, '09:00') : null,
    trainingEndTime: placed ? at(last, '17:30') : null,
    teachingPlanCreatedTime: placed && first !== null ? dayAt(now, Math.min(first - 7, -1), '15:20') : null,
    statusTime: placed && plan.class > 0 ? at(first, '09:00') : null,
    learningGoal: placed ? `独立完成${trade.skill}，通过结业考核并取得证书。` : '',
    headTeacherNickname: placed ? `${trade.teacher}老师` : '',
    places: placed && plan.class === 0 ? 60 : null,
    place: content.points.find(({ type }) => type === 'TEACHING')?.name ?? '',
  })
  await asPerson(SAMPLE_STUDENT.id, async () => {
    await tx.insert(classStudents).values({
      id: sampleId(school.id, 'enrolment', number),
      classId,
      serviceStatus: plan.service,
      evaluateStatus: plan.class === 2 ? (number % 3 === 0 ? 2 : 1) : 0,
      visitCount: plan.class === 0 ? 0 : 6 + number,
      createdTime: dayAt(now, Math.min(first ?? -5, 0) - 10, '11:00'),
    })
  })
  if (!placed) return
  const held = { number, trade, days: plan.days }
  await sampleCourses(context, held)
  await sampleActivities(context, held, plan.class === 2)
  if (number === 1) await sampleInteraction(context, trade)
  await sampleTitbits(context, held)
}
