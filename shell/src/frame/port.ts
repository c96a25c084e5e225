import * as v from 'valibot'

import { handover, toFrame, type FromFrame, type ToFrame } from '@campus/contracts/contained'

/** The frame's end of the channel to the page. */
export interface PageLine {
  readonly send: (message: FromFrame) => void
  /** Calls the listener with each message of the page, those that came before included. */
  readonly listen: (listener: (message: ToFrame) => void) => void
}

/**
 * Resolves when the page around this frame hands its port over: that window, that origin, and the nonce of the frame's
 * own address. Code of the module is loaded only afterwards.
 */
export function lineToPage(): Promise<PageLine> {
  const { origin, hash } = new URL(location.href)
  return new Promise((resolve) => {
    const receive = ({ source, origin: sender, data, ports }: MessageEvent): void => {
      const given = v.safeParse(handover, data)
      const [port] = ports
      if (source !== parent || sender !== origin || port === undefined) return
      if (!given.success || given.output.nonce !== hash.slice(1)) return
      removeEventListener('message', receive)
      resolve(lineThrough(port))
    }
    addEventListener('message', receive)
  })
}

/** A port keeps its messages until somebody listens. */
function lineThrough(port: MessagePort): PageLine {
  const post = port.postMessage.bind(port)
  return {
    send: (message) => post(message),
    listen: (listener) => {
      port.onmessage = ({ data }) => listener(v.parse(toFrame, data))
    },
  }
}
