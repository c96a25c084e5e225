import type { CallDefinition } from '@campus/contracts/call'
import * as classes from '@campus/contracts/study'
import * as activities from '@campus/contracts/study-activity'
import * as attendance from '@campus/contracts/study-attendance'
import * as classDetail from '@campus/contracts/study-class'
import * as courses from '@campus/contracts/study-course'
import * as interaction from '@campus/contracts/study-interaction'
import * as learning from '@campus/contracts/study-learning'

import config from '../module.config'

const CALLS = [classes, activities, attendance, classDetail, courses, interaction, learning]
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter((part): part is CallDefinition => part instanceof Object && 'access' in part && 'path' in part)

test('SH-14 SH-117 every page of the study area opens to students only', () => {
  expect(config.routes.filter(({ login, layout }) => !login || layout !== 'study')).toEqual([])
})

test('ST-GEN-01 ST-GEN-02 the area has the pages of a learner and no other', () => {
  expect(config.routes.map(({ path }) => path)).toEqual([
    '/study/mine',
    '/study/training-class',
    '/study/class-time-table',
    '/study/course/course-detail',
    '/study/classroom/online',
    '/study/classroom/classroom-detail',
    '/study/classroom/offline',
  ])
  expect(config.slots).toEqual([])
})

test('ST-GEN-02 every call of the area is made as the signed-in learner', () => {
  expect(CALLS.length).toBeGreaterThan(40)
  expect(CALLS.filter(({ access }) => access !== 'user').map(({ id }) => id)).toEqual([])
})
