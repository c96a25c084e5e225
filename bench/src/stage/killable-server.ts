/** The real server in a process of its own, which can be killed and restarted on the same folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { ProcessQuestion, StoredAttempt, VideoPlace } from '../../../server/src/testing/clocked-process'
import { freePort } from '../program'
import { ROOT, serverEnvironment } from '../server'
import { ServerProcess, type Exchange, type Received, type Unnumbered } from './server-process'

const PROCESS = join(ROOT, 'server/src/testing/clocked-process.ts')

export interface HttpResponse extends Omit<Received, 'content'> {
  readonly text: string
}

export class KillableServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bench-stage-'))
  readonly #now: () => number
  #port = 0
  #process: ServerProcess<ProcessQuestion> | undefined
  #starting: Promise<void> | undefined
  #toldNow = 0
  /** Number of restarts after a kill. */
  restarts = -1

  /** `now` is the time the server's clock shows, in epoch milliseconds. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Starts it, unless it runs; who asks while it starts waits for the same start. */
  async start(): Promise<void> {
    if (this.#running !== undefined) return
    this.#starting ??= this.#launch().finally(() => (this.#starting = undefined))
    await this.#starting
  }

  /** undefined also after an end of its own. */
  get #running(): ServerProcess<ProcessQuestion> | undefined {
    return this.#process?.hasEnded === true ? undefined : this.#process
  }

  async #launch(): Promise<void> {
    this.restarts += 1
    if (this.#port === 0) this.#port = await freePort()
    const settings = { port: this.#port, data: this.#folder, databaseUrl: '' }
    const env = { ...serverEnvironment(settings), NOW: String(this.#now()) }
    this.#process = await ServerProcess.start(PROCESS, this.#port, env)
    this.#toldNow = 0
  }

  /** SIGKILL: the server can write nothing more. */
  async kill(): Promise<void> {
    const killed = this.#process
    this.#process = undefined
    await killed?.kill()
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Sends a request over HTTP at the current virtual time. Rejects when there is no response. */
  async send(exchange: Exchange): Promise<HttpResponse> {
    await this.#tellTime()
    const { content, ...response } = await this.#there().send(exchange)
    return { ...response, text: content.toString() }
  }

  async runJobs(): Promise<void> {
    await this.#tellTime()
    await this.#ask({ ask: 'runJobs' })
  }

  async signIn(): Promise<string> {
    await this.#tellTime()
    return String(await this.#ask({ ask: 'signIn' }))
  }

  async endSessions(): Promise<void> {
    await this.#tellTime()
    await this.#ask({ ask: 'endSessions' })
  }

  /** Gives the sample student so many minutes beyond what a work has; 0 takes them back. */
  async giveTime(work: string, minutes: number): Promise<void> {
    await this.#tellTime()
    await this.#ask({ ask: 'giveTime', work, minutes })
  }

  /** Makes a video so long, in milliseconds, and unseen. */
  async unseenVideo(durationMs: number): Promise<VideoPlace> {
    return (await this.#ask({ ask: 'unseenVideo', durationMs })) as VideoPlace
  }

  /** The stored attempts at a work that were started at `since` or later. */
  async stored(workId: string, since: number): Promise<readonly StoredAttempt[]> {
    return (await this.#ask({ ask: 'stored', workId, since })) as readonly StoredAttempt[]
  }

  async #tellTime(): Promise<void> {
    const now = this.#now()
    if (now === this.#toldNow) return
    this.#toldNow = now
    await this.#ask({ ask: 'setNow', now })
  }

  async #ask(asked: Unnumbered<ProcessQuestion>): Promise<unknown> {
    return this.#there().ask(asked)
  }

  #there(): ServerProcess<ProcessQuestion> {
    const running = this.#running
    if (running === undefined) throw new Error('the server is down')
    return running
  }
}
