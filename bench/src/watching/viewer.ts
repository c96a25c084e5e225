/** A learner who watches a video as a schedule says. */
import { getLearningRecord, saveClassroomRecord, type LearningRecord } from '@campus/contracts/study-learning'
import { mergeRanges, type WatchedRange } from '@campus/contracts/watched-ranges'
import { call } from '@campus/http/client'

import { resumePosition } from '../../../mfe-study/src/classroom/player/save-rule.model'
import type { VideoPlace } from '../../../server/src/testing/clocked-process'
import { Device, type Tab } from '../stage/browser'
import { whileTimePasses, type Stage } from '../stage/stage'
import { differenceOf, type Difference } from './compare.model'
import { Medium } from './medium'
import type { Page, Recording } from './page'
import { MINUTE, SECOND, VIDEO_MS, type Step, type WatchingSchedule } from './schedule'

/** How often a learner opens a page that does not come: far more than any schedule needs. */
const MOST_TRIES = 60

export interface Verdict extends Difference {
  readonly playedMs: number
  readonly cuts: number
}

interface OpenPage {
  readonly tab: Tab
  readonly medium: Medium
  readonly recording: Recording
}

export class Viewer {
  readonly #stage: Stage
  readonly #page: Page
  readonly #place: VideoPlace
  readonly #devices: Device[] = []
  #played: WatchedRange[] = []
  #device = new Device()
  #speed = 1
  #cuts = 0

  constructor(stage: Stage, page: Page, place: VideoPlace) {
    this.#stage = stage
    this.#page = page
    this.#place = place
  }

  async watch({ steps, faults }: WatchingSchedule): Promise<Verdict> {
    const { line, time } = this.#stage
    line.setFaults(faults)
    let open = await this.#open()
    for (const { playMs, step } of steps) {
      await time.pass(playMs)
      open = await this.#take(step, open)
    }
    // The last page is left as well.
    this.#cuts += 1
    this.#leave(open)
    line.mend()
    await line.restart()
    const record = await this.#lookEverywhere()
    const difference = differenceOf(this.#played, record.watched)
    const playedMs = this.#played.reduce((sum, [from, to]) => sum + to - from, 0)
    return { ...difference, playedMs, cuts: this.#cuts }
  }

  async #take(step: Step, open: OpenPage): Promise<OpenPage> {
    const { line, time } = this.#stage
    const { medium, tab } = open
    switch (step.kind) {
      case 'seek':
        tab.run(() => medium.seek(step.toMs))
        tab.run(() => medium.play())
        return open
      case 'pause':
        tab.run(() => medium.pause())
        await time.pass(step.milliseconds)
        tab.run(() => medium.play())
        return open
      case 'speed':
        this.#speed = step.speed
        medium.setSpeed(step.speed)
        return open
      case 'hide':
        tab.turnAway()
        return open
      case 'offline':
        this.#cuts += 1
        await this.#goOffline(open, step.milliseconds)
        medium.lineIsBack()
        tab.goOnline()
        return open
      case 'offline and crash':
        this.#cuts += 1
        await this.#goOffline(open, step.milliseconds / 2)
        line.goOffline(step.milliseconds / 2)
        return this.#openAfterCrash(open)
      case 'crash':
        this.#cuts += 1
        return this.#openAfterCrash(open)
      case 'reload':
        this.#cuts += 1
        tab.hide()
        await time.pass(0)
        return this.#openAfterCrash(open)
      case 'leave':
        this.#cuts += 1
        this.#leave(open)
        await time.pass(2 * SECOND)
        return this.#open()
      case 'other device':
        this.#cuts += 1
        this.#kill(open)
        this.#device = new Device()
        return this.#open()
    }
  }

  async #goOffline({ medium }: OpenPage, milliseconds: number): Promise<void> {
    this.#stage.line.goOffline(milliseconds)
    medium.loseLine()
    await this.#stage.time.pass(milliseconds)
  }

  #openAfterCrash(open: OpenPage): Promise<OpenPage> {
    this.#kill(open)
    return this.#open()
  }

  #kill({ tab, medium, recording }: OpenPage): void {
    this.#note(medium)
    tab.kill()
    recording.die()
  }

  #leave({ tab, medium, recording }: OpenPage): void {
    tab.run(() => medium.pause())
    this.#note(medium)
    tab.run(recording.leave)
  }

  #note(medium: Medium): void {
    this.#played = mergeRanges([...this.#played, ...medium.played])
  }

  /** As the classroom's page does it: what is left, the record, telling of the opening, playing. */
  async #open(): Promise<OpenPage> {
    if (!this.#devices.includes(this.#device)) this.#devices.push(this.#device)
    const tab = this.#device.newTab()
    const record = await this.#read(tab)
    const startMs = resumePosition(record.learningDuration, VIDEO_MS)
    return tab.run(() => {
      // When this fails, time counts from the first save.
      call(saveClassroomRecord, this.#place, { errors: 'inline' }).catch(() => undefined)
      const medium = new Medium({ durationMs: VIDEO_MS, startMs, now: () => this.#stage.time.now })
      medium.setSpeed(this.#speed)
      const recording = this.#page.record(medium, this.#place, startMs)
      medium.play()
      return { tab, medium, recording }
    })
  }

  async #read(tab: Tab): Promise<LearningRecord> {
    const { time } = this.#stage
    const read = (): Promise<LearningRecord> =>
      tab.run(async () => {
        await this.#page.beforeOpening()
        return call(getLearningRecord, this.#place, { errors: 'inline', signal: AbortSignal.timeout(15_000) })
      })
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const result = await whileTimePasses(
        time,
        read().catch((error: unknown) => error),
      )
      if (!(result instanceof Error)) return result as LearningRecord
      await time.pass(10 * SECOND)
    }
    throw new Error('the page cannot be opened')
  }

  /** The learner comes back to each device; what it kept is saved. */
  async #lookEverywhere(): Promise<LearningRecord> {
    const { time } = this.#stage
    let record: LearningRecord = { learningDuration: 0, learnProcess: 0, watched: [] }
    for (const device of this.#devices) {
      await time.pass(10 * MINUTE)
      const tab = device.newTab()
      record = await this.#read(tab)
      tab.kill()
    }
    return record
  }
}
