/** Has pages drawn in a thread with limits of time and memory. What exceeds them ends with the thread, and a new one starts. */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import type { FastifyBaseLogger } from 'fastify'

import type { DrawnPage, PageToDraw } from '@campus/contracts/drawn-page'

import type { AskContext } from '../gateway/api-caller'
import { ReadRefusedError, type PublicReads, type ReadCall } from './public-reads'

/** A server half and its integrity as the manifest says. */
export interface HalfFile {
  readonly path: string
  readonly integrity: string
}

export interface PageOrder {
  readonly page: PageToDraw
  readonly shell: HalfFile
  /** null for a page of the shell. */
  readonly module: HalfFile | null
  readonly context: AskContext
  /** It answers a form of one visitor. */
  readonly isAnswer: boolean
}

/** A read of a drawing, and the tag of its response; null when it was refused. */
export interface MadeOf {
  readonly read: ReadCall
  readonly tag: string | null
}

export interface Drawing extends DrawnPage {
  readonly madeOf: readonly MadeOf[]
  /** The minute that it was drawn in, when it shows what the time is; null for one of its day. */
  readonly minute: number | null
}

export interface RendererLimits {
  /** Milliseconds for one page, once what draws it is loaded. */
  readonly time: number
  /** Megabytes of what drawings leave behind. */
  readonly memory: number
}

const LIMITS: RendererLimits = { time: 5000, memory: 256 }

/** Milliseconds until a thread has started, and for loading releases into it. */
const LONGEST_START = 30_000

/** Pages that wait for the thread; whoever comes then gets the page as it is drawn in the browser. */
const LONGEST_QUEUE = 4

/** Minutes since the epoch. */
export function minuteNow(): number {
  return Math.floor(Date.now() / 60_000)
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  override readonly message = 'too many pages wait to be drawn'
}

type FromWorker =
  | { readonly is: 'ready' | 'loaded' }
  | { readonly is: 'ask'; readonly call: number; readonly read: ReadCall }
  | { readonly is: 'drawn'; readonly drawn: DrawnPage | null; readonly isOfItsMinute: boolean }
  | { readonly is: 'failed'; readonly reason: string }

export class Renderer {
  readonly #reads: Pick<PublicReads, 'has' | 'read'>
  readonly #log: FastifyBaseLogger
  readonly #limits: RendererLimits
  #worker: Promise<Worker> | null = null
  /** The same, once it is there. */
  #running: Worker | null = null
  #isReady = false
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(reads: Pick<PublicReads, 'has' | 'read'>, log: FastifyBaseLogger, limits: RendererLimits = LIMITS) {
    this.#reads = reads
    this.#log = log
    this.#limits = limits
  }

  /** Whether there is a thread: the first drawing waits until one has started. */
  get isReady(): boolean {
    return this.#isReady
  }

  /** null when there is nothing to draw at the address; rejects when the page cannot be drawn within the limits. */
  async draw(order: PageOrder): Promise<Drawing | null> {
    if (this.#waiting >= LONGEST_QUEUE) throw new QueueFullError()
    this.#waiting += 1
    const drawn = this.#queue.then(() => this.#drawNow(order)).finally(() => (this.#waiting -= 1))
    this.#queue = drawn.catch(() => undefined)
    return drawn
  }

  async close(): Promise<void> {
    // One that does not start has nothing to end.
    const worker = await this.#worker?.catch(() => null)
    await worker?.terminate()
  }

  async #drawNow({ context, isAnswer, ...order }: PageOrder): Promise<Drawing | null> {
    const worker = await (this.#worker ??= this.#start())
    return new Promise<Drawing | null>((resolve, reject) => {
      const madeOf: MadeOf[] = []
      const minute = minuteNow()
      const within = (time: number): NodeJS.Timeout =>
        setTimeout(() => give(new Error(`it took more than ${time} ms`)), time)
      let timer = within(LONGEST_START)
      const hear = (message: FromWorker): void => {
        switch (message.is) {
          case 'ready':
            return
          case 'loaded':
            clearTimeout(timer)
            timer = within(this.#limits.time)
            return
          case 'ask':
            return void this.#answer(worker, message, { context, isAnswer, madeOf })
          case 'failed':
            return end(() => reject(new Error(message.reason)))
          case 'drawn':
            return end(() =>
              resolve(message.drawn && { ...message.drawn, madeOf, minute: message.isOfItsMinute ? minute : null }),
            )
        }
      }
      /** The thread is not used again. */
      const give = (error: Error): void => {
        this.#forget(worker)
        void worker.terminate()
        end(() => reject(error))
      }
      const exit = (): void => give(new Error('the thread ended'))
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        worker.off('message', hear).off('error', give).off('exit', exit)
        settle()
      }
      worker.on('message', hear).on('error', give).on('exit', exit)
      worker.postMessage({ is: 'draw', ...order })
    })
  }

  /** A call that is not public is refused quietly: its place in the page waits for the browser. */
  async #answer(
    worker: Worker,
    { call, read }: Extract<FromWorker, { is: 'ask' }>,
    { context, isAnswer, madeOf }: Pick<PageOrder, 'context' | 'isAnswer'> & { readonly madeOf: MadeOf[] },
  ): Promise<void> {
    try {
      const { data, tag } = await this.#reads.read(read, context, isAnswer)
      madeOf.push({ read, tag })
      worker.postMessage({ is: 'answer', call, data })
    } catch (error) {
      const refusal = error instanceof Error ? error.message : String(error)
      if (this.#reads.has(read.callId)) {
        madeOf.push({ read, tag: null })
        this.#log.warn({ traceId: context.traceId, refusal }, 'a page is drawn without a read')
      }
      const told = error instanceof ReadRefusedError ? { refusal: error.words, code: error.code } : { refusal }
      worker.postMessage({ is: 'answer', call, ...told })
    }
  }

  /** A thread that is ready to draw. */
  async #start(): Promise<Worker> {
    const worker = new Worker(join(import.meta.dirname, 'render-worker.mjs'), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory },
      env: {},
    })
    worker.unref()
    this.#running = worker
    try {
      await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST_START) })
    } catch (error) {
      this.#forget(worker)
      void worker.terminate()
      throw error
    }
    this.#isReady = true
    // Between two drawings there is nothing to lose: the next one starts another thread.
    worker.on('error', (error) => this.#log.error({ err: error }, 'the thread that draws pages ended'))
    worker.on('exit', () => this.#forget(worker))
    return worker
  }

  /** The next page is drawn in another thread. */
  #forget(worker: Worker): void {
    if (this.#running !== worker) return
    this.#running = null
    this.#worker = null
    this.#isReady = false
  }
}
