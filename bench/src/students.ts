/**
 * All of a school's students sign in by a code in a text message and then read, each the next page when they have looked at the
 * last one for a while, beside learners who save answers.
 */
import { newsPage } from '@campus/contracts/news'
import { commentScorePage } from '@campus/contracts/review'
import { getDetailByTenantId } from '@campus/contracts/school'
import { getUserInfo, login } from '@campus/contracts/sign-in'
import { queryStudentClassAndPeriodList } from '@campus/contracts/study'

import { CODE, CROWD_SCHOOL, enrolCrowd, inviteStudents, mobileOf } from '../../server/src/testing/exam-crowd'
import { apiOf, type Api, type Caller } from './exam/api'
import { addressOf, after, compareAnswers, giveAnswers, startAll } from './exam/learners'
import { LoadLearner, type Measured } from './exam/load-learner'
import { timesInWords } from './exam/quantiles.model'
import { machine } from './machine'

/** Who save answers; their addresses lie above the students'. */
const LEARNERS = 300
/** Connections, as of a proxy that passes everybody on. */
const CONNECTIONS = 256
/** How many sign in at once. */
const AT_ONCE = 64
/** Milliseconds for which a student looks at a page, at least and at most. */
const LOOKS = [4000, 12_000] as const

/** What a signed-in student asks for, page by page: what all see, what differs from person to person, and their own. */
const PAGES: readonly ((api: Api, caller: Caller) => Promise<unknown>)[] = [
  (api, caller) => api.call(getUserInfo, {}, caller),
  (api, caller) => api.call(queryStudentClassAndPeriodList, {}, caller),
  (api, caller) => api.call(newsPage, { size: 8, model: {} }, caller),
  (api, caller) => api.call(commentScorePage, { size: 8, model: { commentObjectType: 'ORDER' } }, caller),
  (api, caller) => api.call(getDetailByTenantId, { tenantId: CROWD_SCHOOL }, caller),
]

interface Told {
  readonly times: number[]
  /** Why calls failed, and how often each. */
  readonly failures: Map<string, number>
}

interface StudentsOptions {
  readonly students: number
  /** For which they read. */
  readonly seconds: number
  /** Answers a second that others give meanwhile. */
  readonly saves: number
}

/** Prints how long it all takes, and tells whether no call failed and no acknowledged answer is missing. */
export async function measureStudents(
  origin: string,
  databaseUrl: string,
  { students, seconds, saves }: StudentsOptions,
): Promise<boolean> {
  const api = apiOf(origin, CROWD_SCHOOL, { connections: CONNECTIONS })
  try {
    await inviteStudents(databaseUrl, students)
    const tokens = await enrolCrowd(databaseUrl, LEARNERS)
    const measured: Measured = { saves: [], waits: [], failures: 0, lastAcknowledged: 0 }
    const learners = tokens.map(
      (token, index) => new LoadLearner(api, { token, address: addressOf(students + index) }, measured),
    )
    await startAll(learners)
    console.log(`${students} students, ${saves} answers a second by ${LEARNERS} others; all of it on ${machine()}`)

    let isOver = false
    const answering = giveAnswers(learners, saves, () => isOver)
    const signIns: Told = { times: [], failures: new Map() }
    const reads: Told = { times: [], failures: new Map() }
    const began = performance.now()
    const callers = await signAllIn(api, students, signIns)
    const signedIn = (performance.now() - began) / 1000
    const isRead = after(seconds)
    await Promise.all(callers.map((caller, place) => readUntil(api, caller, place, isRead, reads)))
    isOver = true
    await answering
    const { given, lost, changed } = await compareAnswers(learners)

    tell(`signing in, ${(students / signedIn).toFixed(0)} a second`, signIns)
    tell(`reading, ${(reads.times.length / seconds).toFixed(0)} a second`, reads)
    console.log(timesInWords('saves', measured.saves))
    console.log(
      `answers ${given} acknowledged ${measured.waits.length} lost ${lost} changed ${changed}; saves made again ${measured.failures}; ${machine()}`,
    )
    return signIns.failures.size + reads.failures.size + lost + changed === 0 && measured.waits.length === given
  } finally {
    api.close()
  }
}

/** The students who signed in. */
async function signAllIn(api: Api, count: number, told: Told): Promise<readonly Caller[]> {
  const callers: Caller[] = []
  let next = 0
  const signOneIn = async (): Promise<void> => {
    for (let place = (next += 1); place <= count; place = next += 1) {
      const address = addressOf(place)
      const mobile = mobileOf(place)
      await timed(told, async () => {
        const { token } = await api.call(
          login,
          {
            grantType: 'MOBILE_LOGIN_REGISTER',
            mobile,
            code: CODE,
            bizType: 'P_MINI',
            terminalType: 'ALL_USER',
            tenantId: CROWD_SCHOOL,
          },
          { token: '', address },
        )
        callers.push({ token, address })
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, signOneIn))
  return callers
}

/** One page after the other, a look at each; who begins where, and with which page, differs. */
async function readUntil(api: Api, caller: Caller, place: number, isOver: () => boolean, told: Told): Promise<void> {
  const [least, most] = LOOKS
  await pause(Math.random() * most)
  for (let page = place; !isOver(); page += 1) {
    const read = PAGES[page % PAGES.length]
    if (read !== undefined) await timed(told, () => read(api, caller))
    await pause(least + Math.random() * (most - least))
  }
}

async function timed({ times, failures }: Told, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  try {
    await work()
    times.push(performance.now() - began)
  } catch (error) {
    const reason = String(error)
    failures.set(reason, (failures.get(reason) ?? 0) + 1)
  }
}

function tell(what: string, { times, failures }: Told): void {
  console.log(timesInWords(what, times))
  for (const [reason, often] of failures) console.log(`  failed ${often} times: ${reason}`)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
