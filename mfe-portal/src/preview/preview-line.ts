import { PREVIEW_PROTOCOL, readFrameMessage, type FrameMessage, type PageMessage } from './preview.model'

/** A line to the page in a frame, until that page is left. */
export interface PreviewLine {
  readonly tell: (message: PageMessage) => void
  readonly close: () => void
}

/**
 * Opens a line to the page that a frame holds. Its end of the channel is given to that window and only while it stands
 * at `origin`, so whoever speaks on it is that page; no other window's messages are listened to at all. The nonce is of
 * this opening: nothing of an earlier one counts.
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
