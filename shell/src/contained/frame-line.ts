import * as v from 'valibot'

import { fromFrame, type FromFrame, type ToFrame } from '@campus/contracts/contained'

import { ContainedCalls } from './contained-calls'

/** Milliseconds until the frame has drawn its page; what is left of eight seconds is for the release behind it. */
const DRAWN_WITHIN = 4800
/** Milliseconds between two questions whether the frame still lives, and how many it may leave open. */
const PING_EVERY = 2000
const MOST_UNANSWERED = 3
/** Messages of a frame between two pings; no page has so much to say. */
const MOST_MESSAGES = 500

export type Heard = Exclude<FromFrame, { kind: 'call' | 'pong' | 'failed' }>

interface FrameLineParts {
  readonly nonce: string
  readonly begin: () => Extract<ToFrame, { kind: 'begin' }>
  readonly hear: (message: Heard) => void
  /** Called once; nothing is heard or said afterwards. */
  readonly giveUp: (reason: string) => void
}

/** The page's end of the channel to one frame. It hands the other end over once, and gives up on any other behaviour. */
export class FrameLine {
  readonly #parts: FrameLineParts
  readonly #calls = new ContainedCalls((message) => this.send(message))
  readonly #deadline = setTimeout(() => this.#end(`no page within ${DRAWN_WITHIN} ms`), DRAWN_WITHIN)
  #watch: ReturnType<typeof setInterval> | undefined
  #port: MessagePort | null = null
  #isClosed = false
  #unanswered = 0
  #heard = 0

  constructor(parts: FrameLineParts) {
    this.#parts = parts
  }

  /** The frame's document has loaded. A second one is none of ours: the frame went elsewhere. */
  open(frame: Pick<Window, 'postMessage'>): void {
    if (this.#isClosed) return
    if (this.#port !== null) return this.#end('the frame left its document')
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.onmessage = ({ data }) => this.#hear(data)
    // An opaque origin has no name to address; the nonce says which document is meant, and the message holds no secret.
    frame.postMessage({ campus: 'contained', nonce: this.#parts.nonce }, '*', [port2])
    this.send(this.#parts.begin())
    this.#watch = setInterval(() => this.#ask(), PING_EVERY)
  }

  send(message: ToFrame): void {
    this.#port?.postMessage(message)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#deadline)
    clearInterval(this.#watch)
    this.#calls.cancel()
    this.#port?.close()
    this.#port = null
  }

  #ask(): void {
    if (this.#unanswered >= MOST_UNANSWERED) return this.#end('the frame does not answer')
    this.#unanswered += 1
    this.#heard = 0
    this.send({ kind: 'ping' })
  }

  #hear(data: unknown): void {
    const read = v.safeParse(fromFrame, data)
    this.#heard += 1
    if (this.#isClosed) return
    if (!read.success) return this.#end('the frame said what is no message')
    if (this.#heard > MOST_MESSAGES) return this.#end('the frame does not stop talking')
    const message = read.output
    if (message.kind === 'failed') return this.#end(message.reason)
    if (message.kind === 'call') return void this.#calls.make(message)
    if (message.kind === 'pong') return void (this.#unanswered = 0)
    if (message.kind === 'drawn') clearTimeout(this.#deadline)
    this.#parts.hear(message)
  }

  #end(reason: string): void {
    if (this.#isClosed) return
    this.close()
    this.#parts.giveUp(reason)
  }
}
