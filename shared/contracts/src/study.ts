import * as v from 'valibot'

import { defineCall } from './call'
import { count, id, list, numeric, page, paging, text, time } from './wire'

/** The states of a service and their names, for screens that show one. */
export const DISPLAY_STATUSES = [
  { code: 0, 'zh-CN': '待发布', en: 'To publish' },
  { code: 1, 'zh-CN': '服务中', en: 'In service' },
  { code: 2, 'zh-CN': '服务完成', en: 'Service complete' },
  { code: 3, 'zh-CN': '已结业', en: 'Graduated' },
] as const

/** serviceStatus: -1 pending enrolment, 0 pending start, 1 pending report-in, 2 in service, 3 service complete. */
export const SERVICE_STATUSES = [-1, 0, 1, 2, 3] as const
/** teachingClassStatus: 0 not started, 1 training, 2 finished. */
export const TEACHING_CLASS_STATUSES = [0, 1, 2] as const

/** A learner's class or class period, as its card shows it. */
export const learningCard = v.object({
  classId: id,
  tenantId: id,
  classPeriodName: text,
  className: text,
  productName: text,
  teacherName: text,
  serviceStatus: v.pipe(numeric, v.picklist(SERVICE_STATUSES)),
  teachingClassStatus: v.pipe(numeric, v.picklist(TEACHING_CLASS_STATUSES)),
  periodTrainingStartTime: time,
  periodTrainingEndTime: time,
  trainingStartTime: time,
  trainingEndTime: time,
  teachingPlanCreatedTime: time,
  signUpTotal: count,
  classStudentTotal: count,
})
export type LearningCard = v.InferOutput<typeof learningCard>

export const queryStudentClassAndPeriodList = defineCall({
  id: 'study.queryStudentClassAndPeriodList',
  method: 'POST',
  path: '/api/teaching/anyone/teachingClass/queryStudentClassAndPeriodList',
  summary: 'The signed-in learner’s classes of this tenant; the userId sent is not trusted',
  request: v.object({ userId: v.optional(v.string()) }),
  response: list(learningCard),
  access: 'user',
})

export const queryStudentClassAndPeriodListIgnoreTenant = defineCall({
  id: 'study.queryStudentClassAndPeriodListIgnoreTenant',
  method: 'POST',
  path: '/api/teaching/anyone/teachingClass/queryStudentClassAndPeriodListIgnoreTenant',
  summary: 'The signed-in learner’s classes of all schools, for partner sites only',
  request: v.object({ userId: v.optional(v.string()) }),
  response: list(learningCard),
  access: 'user',
  source: 'ours',
})

export const queryTenantClassPeriodPage = defineCall({
  id: 'study.queryTenantClassPeriodPage',
  method: 'POST',
  path: '/api/search/anyTenant/class/queryTenantClassPeriodPage',
  summary: 'The signed-in learner’s class periods of one type: 1 training, 2 exam, 3 certification, 4 evaluation',
  request: v.object({
    ...paging(),
    extra: v.optional(v.record(v.string(), v.unknown()), {}),
    model: v.object({
      classPeriodType: v.pipe(numeric, v.picklist([1, 2, 3, 4])),
      userId: v.optional(v.string()),
    }),
  }),
  response: page(learningCard),
  access: 'user',
})

export const updateEnrolState = defineCall({
  id: 'study.updateEnrolState',
  method: 'POST',
  path: '/api/product/app/classStudent/updateEnrolState',
  summary: 'Reports the learner in: moves serviceStatus 1 to 2 and changes nothing else; repeating it is harmless',
  request: v.object({ classId: id, userId: v.optional(v.string()) }),
  response: v.boolean(),
  access: 'user',
})
