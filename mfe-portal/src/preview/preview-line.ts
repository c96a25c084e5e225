import { PREVIEW_PROTOCOL, readFrameMessage, type FrameMessage, type PageMessage } from './preview.model'

/** A channel to the page in a frame, until that page is left. */
export interface PreviewLine {
  readonly tell: (message: PageMessage) => void
  readonly close: () => void
}

/**
 * Opens a channel to the page in a frame. Its port is given to that window only, and only while the window is
 * at `origin`, so every message on it comes from that page; messages of other windows are not listened to at
 * all. The nonce belongs to this opening: messages of an earlier one do not count.
 */
export function openPreviewLine(frame: Window, origin: string, hear: (message: FrameMessage) => void): PreviewLine {
  const nonce = crypto.randomUUID()
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readFrameMessage(data, nonce)
    if (message !== null) hear(message)
  }
  frame.postMessage({ protocol: PREVIEW_PROTOCOL, nonce, type: 'connect' }, origin, [port2])
  return {
    tell: (message) => port1.postMessage({ protocol: PREVIEW_PROTOCOL, nonce, ...message }),
    close: () => port1.close(),
  }
}
