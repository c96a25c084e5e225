/** The real server in a process of its own, which can be killed and restarted on the same folder. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { ExamQuestion, ExamResponse, StoredAttempt } from '../../../server/src/testing/exam-process'
import { freePort, ROOT } from '../server'

const PROCESS = join(ROOT, 'server/src/testing/exam-process.ts')

export interface HttpRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** '' for none. */
  readonly body: string
}

export interface HttpResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

type Asked = ExamQuestion extends infer Each ? (Each extends ExamQuestion ? Omit<Each, 'id'> : never) : never

export class ExamServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'exam-faults-'))
  readonly #now: () => number
  #port = 0
  #agent = new Agent({ keepAlive: true })
  #process: ChildProcess | undefined
  #starting: Promise<void> | undefined
  #lastId = 0
  #toldNow = 0
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  /** Number of restarts after a kill. */
  restarts = -1

  /** `now` is the time the server's clock shows, in epoch milliseconds. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Starts it, unless it runs; who asks while it starts waits for the same start. */
  async start(): Promise<void> {
    if (this.#process !== undefined) return
    this.#starting ??= this.#launch().finally(() => (this.#starting = undefined))
    await this.#starting
  }

  async #launch(): Promise<void> {
    this.restarts += 1
    if (this.#port === 0) this.#port = await freePort()
    const started = fork(PROCESS, {
      execArgv: ['--import', 'tsx'],
      cwd: ROOT,
      // Ctrl+C ends the bench; it must not end the server in the middle of a schedule.
      detached: true,
      env: {
        ...process.env,
        ENVIRONMENT: 'development',
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        DATABASE_URL: '',
        NOW: String(this.#now()),
      },
    })
    const ended = once(started, 'exit').then(([code]) => {
      throw new Error(`the server stopped with code ${String(code)}`)
    })
    await Promise.race([once(started, 'message'), ended])
    // From here on the exit is expected.
    ended.catch(() => undefined)
    started.on('message', ({ id, result }: ExamResponse) => {
      this.#waiting.get(id)?.resolve(result)
      this.#waiting.delete(id)
    })
    started.on('exit', () => {
      if (this.#process === started) this.#process = undefined
      for (const { reject } of this.#waiting.values()) reject(new Error('the server was killed'))
      this.#waiting.clear()
    })
    this.#process = started
    this.#toldNow = 0
    this.#agent = new Agent({ keepAlive: true })
  }

  /** SIGKILL: the server can write nothing more. */
  async kill(): Promise<void> {
    const killed = this.#process
    if (killed === undefined) return
    this.#process = undefined
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    this.#agent.destroy()
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Sends a request over HTTP at the current virtual time. Rejects when there is no response. */
  async send({ method, path, headers, body }: HttpRequest): Promise<HttpResponse> {
    await this.#tellTime()
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: 'localhost', port: this.#port, agent: this.#agent, method, path, headers },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(parts).toString(),
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
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

  #ask(asked: Asked): Promise<unknown> {
    const asking = this.#process
    if (asking === undefined) return Promise.reject(new Error('the server is down'))
    const id = (this.#lastId += 1)
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      asking.send({ ...asked, id })
    })
  }
}
