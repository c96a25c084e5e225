/**
 * `pnpm bench sign-in [students] [classes]`: a class signs in by password at once, class after class, on the built server with
 * PostgreSQL: how long a drawn page takes meanwhile, beside the same page before. Fails when somebody is not let in, or a page
 * waits longer than it may.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { login } from '@campus/contracts/sign-in'

import { hashPassword } from '../../../server/src/domains/sign-in/password'
import { CROWD_SCHOOL, givePasswords, mobileOf } from '../../../server/src/testing/exam-crowd'
import { startPostgres } from '../../../server/src/testing/postgres'
import { apiOf } from '../exam/api'
import { quantilesOf, timesInWords } from '../exam/quantiles.model'
import { machine } from '../machine'
import { ROOT, startServer } from '../server'

const PASSWORD = 'of-a-class-that-signs-in'
/** Milliseconds by which a page may take longer while a class signs in. */
const MOST_AT_MEDIAN = 20
const MOST_AT_WORST = 100
/** Milliseconds between two pages of a reader. */
const BETWEEN_PAGES = 20
const PAGES_BEFORE = 200

async function run(students: number, classes: number): Promise<void> {
  if (!existsSync(join(ROOT, 'server/dist/main.mjs'))) throw new Error('nothing is built; run `npm run build` first')
  // Each class has an address of its own, as behind a proxy.
  process.env['TRUST_PROXY'] = '1'
  const postgres = await startPostgres()
  const server = await startServer(ROOT, { databaseUrl: postgres.url })
  const api = apiOf(server.address, CROWD_SCHOOL)
  try {
    await givePasswords(postgres.url, students * classes, await hashPassword(PASSWORD))
    console.log(`${classes} classes of ${students}, one after the other; ${machine()}`)
    const signIn = async (place: number, address: string): Promise<number> => {
      const began = performance.now()
      const person = { username: mobileOf(place), password: PASSWORD, tenantId: CROWD_SCHOOL } as const
      const payload = { ...person, grantType: 'PASSWORD', bizType: 'P_MINI', terminalType: 'ALL_USER' } as const
      await api.call(login, payload, { token: '', address })
      return performance.now() - began
    }
    await readPages(server.address, (pages) => pages >= PAGES_BEFORE)
    const before = await readPages(server.address, (pages) => pages >= PAGES_BEFORE)
    const signedIn: number[] = []
    const during: number[] = []
    for (let number = 0; number < classes; number += 1) {
      let isOver = false
      const places = Array.from({ length: students }, (_, index) => number * students + index + 1)
      const together = Promise.all(places.map((place) => signIn(place, `10.0.${number}.1`))).finally(() => {
        isOver = true
      })
      const [times, pages] = await Promise.all([together, readPages(server.address, () => isOver)])
      signedIn.push(...times)
      during.push(...pages)
    }
    console.log(timesInWords('a page before', before))
    console.log(timesInWords('a page while a class signs in', during))
    console.log(timesInWords('a sign-in', signedIn))
    const [quiet, crowded] = [quantilesOf(before), quantilesOf(during)]
    const longer = { median: crowded.median - quiet.median, worst: crowded.worst - quiet.worst }
    console.log(`longer by ${longer.median.toFixed(0)} ms at the median, ${longer.worst.toFixed(0)} ms at worst`)
    if (longer.median > MOST_AT_MEDIAN || longer.worst > MOST_AT_WORST) process.exitCode = 1
  } finally {
    api.close()
    await server.stop()
    await postgres.stop()
  }
}

/** Milliseconds of each page that a reader looks at, one after the other. */
async function readPages(address: string, isOver: (pages: number) => boolean): Promise<readonly number[]> {
  const times: number[] = []
  while (!isOver(times.length)) {
    const began = performance.now()
    const response = await fetch(`${address}/`, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`a page was answered with ${response.status}`)
    times.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_PAGES))
  }
  return times
}

run(Number(process.argv[2] ?? 50), Number(process.argv[3] ?? 4)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
