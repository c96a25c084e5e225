/** The kinds of toasts. */
export type ToastTone = 'success' | 'warning' | 'error' | 'info'

export interface ToastMessage {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  /** Milliseconds that a toast is shown. */
  readonly duration: number
}

/** Long enough to read a sentence; an error is shown longer. */
const DURATIONS: Record<ToastTone, number> = { success: 3000, info: 3000, warning: 4000, error: 5000 }
const MOST_AT_ONCE = 3

let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastMessage[]): void {
  messages = next
  listeners.forEach((listener) => listener())
}

/**
 * Text only, never markup: the server's message is shown as it is. The same sentence again restarts its time
 * instead of appearing twice. Returns the id for `dismissToast`.
 */
function show(tone: ToastTone, text: string, duration = DURATIONS[tone]): number {
  lastId += 1
  const others = messages.filter((message) => message.tone !== tone || message.text !== text)
  publish([...others, { id: lastId, tone, text, duration }].slice(-MOST_AT_ONCE))
  return lastId
}

export function dismissToast(id: number): void {
  publish(messages.filter((message) => message.id !== id))
}

export const toastStore = {
  read: (): readonly ToastMessage[] => messages,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Shows a short message; `duration` in milliseconds. */
export const toast = {
  success: (text: string, duration?: number) => show('success', text, duration),
  warning: (text: string, duration?: number) => show('warning', text, duration),
  error: (text: string, duration?: number) => show('error', text, duration),
  info: (text: string, duration?: number) => show('info', text, duration),
}
