/** Cards for the tests of this folder: a class in training, with overrides. */
import type { LearningCard } from '@campus/contracts/study'
import type { LearningLead } from '@campus/contracts/study-class'

export function learningCardOf(differing: Partial<LearningCard> = {}): LearningCard {
  return {
    classId: '501',
    tenantId: '10001',
    classPeriodName: '2026年第一期',
    className: '养老护理员三级1班',
    productName: '养老护理员（三级）培训',
    teacherName: '周敏',
    serviceStatus: 2,
    teachingClassStatus: 1,
    periodTrainingStartTime: '2026-01-05 09:00:00',
    periodTrainingEndTime: '2026-06-30 18:00:00',
    trainingStartTime: '2026-02-01 09:00:00',
    trainingEndTime: '2026-05-31 18:00:00',
    teachingPlanCreatedTime: '2025-12-20 10:30:00',
    signUpTotal: 48,
    classStudentTotal: 45,
    ...differing,
  }
}

/** What a card of {@link learningCardOf} shows first, with overrides. */
export function learningLeadOf(differing: Partial<LearningLead> = {}): LearningLead {
  return {
    classId: '501',
    schoolId: '10001',
    cover: '/cover.png',
    finishActivityRate: 33.33,
    nextActivityName: '面授：综合实训',
    nextStartTime: '2026-05-20 19:00:00',
    nextEndTime: '2026-05-20 21:30:00',
    isNextUnderWay: false,
    ...differing,
  }
}

/** `count` classes with different ids and names, all of one service status. */
export function classesWithStatus(serviceStatus: LearningCard['serviceStatus'], count: number): LearningCard[] {
  return Array.from({ length: count }, (_, index) =>
    learningCardOf({
      serviceStatus,
      classId: `${serviceStatus}-${index + 1}`,
      className: `班级${serviceStatus}-${index + 1}`,
    }),
  )
}
