/** A server of the tests in a process of its own: it is told its time and more, spoken to over HTTP, and killed. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'

import { ROOT } from '../server'

export interface Exchange {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** '' for none. */
  readonly body: string
}

export interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly content: Buffer
}

/** What such a process says: how a question ended. */
interface ProcessMessage {
  readonly id: number
  readonly result: unknown
  readonly fault?: string
}

/** A question without the number that it is given here. */
export type Unnumbered<Question> = Question extends unknown ? Omit<Question, 'id'> : never

export class ServerProcess<Question extends { readonly id: number }> {
  readonly #process: ChildProcess
  readonly #port: number
  readonly #agent = new Agent({ keepAlive: true })
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  #lastId = 0
  #hasEnded = false

  private constructor(process: ChildProcess, port: number) {
    this.#process = process
    this.#port = port
    process.on('message', ({ id, result, fault }: ProcessMessage) => {
      if (fault === undefined) this.#waiting.get(id)?.resolve(result)
      else this.#waiting.get(id)?.reject(new Error(fault))
      this.#waiting.delete(id)
    })
    process.on('exit', (code) => {
      this.#hasEnded = true
      for (const { reject } of this.#waiting.values()) reject(new Error(`the server ended with ${String(code)}`))
      this.#waiting.clear()
    })
  }

  /** Forks a script that says `{ ready: true }` once it listens, and waits for that. */
  static async start<Question extends { readonly id: number }>(
    script: string,
    port: number,
    env: NodeJS.ProcessEnv,
  ): Promise<ServerProcess<Question>> {
    const started = fork(script, {
      execArgv: ['--import', 'tsx'],
      cwd: ROOT,
      // Ctrl+C ends the bench; it must not end the server in the middle of what it plays.
      detached: true,
      env,
    })
    const ended = once(started, 'exit').then(([code]) => {
      throw new Error(`the server stopped with code ${String(code)}`)
    })
    await Promise.race([once(started, 'message'), ended])
    // From here on the exit is expected.
    ended.catch(() => undefined)
    return new ServerProcess<Question>(started, port)
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  ask(question: Unnumbered<Question>): Promise<unknown> {
    const id = (this.#lastId += 1)
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#process.send({ ...question, id })
    })
  }

  /** Rejects when there is no response. */
  send({ method, path, headers, body }: Exchange): Promise<Received> {
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
              content: Buffer.concat(parts),
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  /** SIGKILL: the server can write nothing more. */
  async kill(): Promise<void> {
    if (!this.#hasEnded) {
      const ended = once(this.#process, 'exit')
      this.#process.kill('SIGKILL')
      await ended
    }
    this.#agent.destroy()
  }
}
