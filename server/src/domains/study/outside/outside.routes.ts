import { and, eq } from 'drizzle-orm'

import { getClassroomLink, getSsoCode, redeemSsoCode as redeemCall, syncUser } from '@campus/contracts/outside-learning'

import type { Config } from '../../../platform/config/config'
import { recordEvent } from '../../../platform/events/event'
import { handle, handleLearner, type LearnerContext, type Route } from '../../../platform/http/handle'
import { users } from '../../../platform/session/session.schema'
import { issueSsoCode, redeemSsoCode } from '../../sign-in/sign-in.offer'
import { courseOfClass } from '../class-access'
import { courses } from '../courses/course.schema'
import { bookCourseBegun } from '../learning/course-begun'
import { isKeyOf, learningSiteOf } from './learning-sites.model'
import { redemptionsFromAddress } from './outside.limits'
import { refuse } from './outside.refusals'

/** Types of `thirdPlatformType`. */
const OUTSIDE = 11
const PRACTICAL = 12

/** Courses at outside sites: the learner brings a code, the site asks here who that is. */
export const outsideRoutes: readonly Route[] = [
  handleLearner(syncUser, async (context) => {
    const site = await siteOfCourse(context, context.input.courseId)
    await recordEvent(context, { kind: 'study.outside-site-allowed', subject: context.user.id, data: { site } })
    return true
  }),

  handleLearner(
    getSsoCode,
    async (context) => {
      const { tx, now, input } = context
      const site = await siteOfCourse(context, input.courseId)
      await bookCourseBegun(tx, input, now)
      return codeFor(context, site)
    },
    { changes: true },
  ),

  handleLearner(getClassroomLink, async (context) => {
    const { input, tx, host, config, now } = context
    if (!URL.canParse(input.backUrl) || new URL(input.backUrl).host !== host) throw refuse('forbidden')
    const ofCode = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.classCode, input.classroomCode), eq(courses.thirdPlatformType, PRACTICAL)))
    const { course } = await courseOfClass(tx, { courseId: ofCode[0]?.id ?? '' })
    const site = requireSite(config.practicalTrainingUrl, config)
    await bookCourseBegun(tx, { courseId: course.id }, now)
    const link = new URL(config.practicalTrainingUrl)
    const { backUrl, classroomCode, type } = input
    const code = await codeFor(context, site)
    for (const [name, value] of Object.entries({ classroomCode, type, backUrl, code })) {
      link.searchParams.set(name, value)
    }
    return link.href
  }),

  handle(
    redeemCall,
    async ({ input, tx, tenant, now, config }) => {
      const { site, key, code } = input
      if (!isKeyOf(site, key, config)) throw refuse('siteKeyWrong')
      const owner = await redeemSsoCode(tx, { code, now, site })
      const [user] = owner === null ? [] : await tx.select().from(users).where(eq(users.id, owner.userId))
      if (user === undefined) throw refuse('learnerCodeWrong')
      if (user.closedTime !== null) throw refuse('accountClosed')
      return { userId: user.id, name: user.realName || user.nickName, schoolId: tenant.id, schoolName: tenant.name }
    },
    { visitorWrites: { each: redemptionsFromAddress } },
  ),
]

async function siteOfCourse({ tx, config }: LearnerContext, courseId: string): Promise<string> {
  const { course } = await courseOfClass(tx, { courseId })
  if (course.thirdPlatformType !== OUTSIDE) throw refuse('notFound')
  return requireSite(course.learningUrl, config)
}

function requireSite(url: string, config: Config): string {
  const site = learningSiteOf(url, config)
  if (site === null) throw refuse('platformNotOpen')
  return site
}

function codeFor({ tx, user, now, config }: LearnerContext, site: string): Promise<string> {
  const { id: userId, mobileProvedTime } = user
  return issueSsoCode(tx, { userId, mobileProvedTime, now, lifetime: config.ssoCodeLifetime, site })
}
