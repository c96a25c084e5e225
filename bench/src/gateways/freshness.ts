/** How long each gateway serves the old kept response after a change. */
import * as v from 'valibot'

import { openEditor } from '../../../server/src/testing/edited-news'
import { byTurns } from './entrance'
import { NEWS, SCHOOL } from './traffic'

/** Milliseconds between two changes, and between two looks at a gateway that has not heard yet. */
const BETWEEN_CHANGES = 200
const BETWEEN_LOOKS = 5
/** A gateway that is still old after so many milliseconds is not waited for. */
const GIVEN_UP = 5000

export interface Freshness {
  readonly changes: number
  /** For each change and gateway: milliseconds from the commit to the last request that still got the old title; 0 for none. */
  readonly delays: readonly number[]
  /** Looks at which a gateway served an older title than it had served before. */
  readonly relapses: number
}

export interface WatchedGateway {
  readonly origin: string
  /** Changes whenever the process is another. */
  readonly life: () => number
  readonly isUp: () => boolean
}

const news = v.object({ data: v.object({ records: v.array(v.object({ id: v.string(), title: v.string() })) }) })

/** Changes a title again and again until `isOver`, and looks at each gateway until it shows the change. */
export async function watchFreshness(
  databaseUrl: string,
  gateways: readonly WatchedGateway[],
  isOver: () => boolean,
): Promise<Freshness> {
  const editor = await openEditor(databaseUrl)
  const entrances = gateways.map(({ origin }) => byTurns([origin]))
  const latest = async (at: number): Promise<{ readonly id: string; readonly title: string }> => {
    const entrance = entrances[at]
    if (entrance === undefined) throw new Error('there is no such gateway')
    const [first] = v.parse(news, JSON.parse((await entrance.send(NEWS)).text)).data.records
    if (first === undefined) throw new Error('the school has no news')
    return first
  }
  const { id } = await latest(0)
  const delays: number[] = []
  let changes = 0
  let relapses = 0

  const lookUntilNew = async (gateway: WatchedGateway, at: number, change: number, committed: number) => {
    const life = gateway.life()
    let newest = change - 1
    let lastOld = 0
    for (;;) {
      if (!gateway.isUp() || gateway.life() !== life) return
      const asked = performance.now() - committed
      // It was killed meanwhile, or is not there yet.
      const seen = await latest(at).then(
        ({ title }) => numberIn(title),
        () => null,
      )
      if (seen !== null) {
        if (seen < newest) relapses += 1
        newest = Math.max(newest, seen)
        if (seen < change) lastOld = asked
        if (seen >= change || lastOld > GIVEN_UP) return void delays.push(lastOld)
      }
      await pause(BETWEEN_LOOKS)
    }
  }

  try {
    while (!isOver()) {
      changes += 1
      await editor.retitle(SCHOOL, id, `change ${changes}`)
      const [change, committed] = [changes, performance.now()]
      await Promise.all(gateways.map((gateway, at) => lookUntilNew(gateway, at, change, committed)))
      await pause(BETWEEN_CHANGES)
    }
  } finally {
    await editor.close()
    await Promise.all(entrances.map((entrance) => entrance.close()))
  }
  return { changes, delays, relapses }
}

/** 0 for a title from before the first change. */
function numberIn(title: string): number {
  return Number(/^change (\d+)$/.exec(title)?.[1] ?? 0)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
