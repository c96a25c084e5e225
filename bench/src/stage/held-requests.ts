/** Requests that are held until there is news, in virtual time. */
import { HELD_MS, type CallResponse } from '@campus/contracts/call'
import { awaitAttempt } from '@campus/contracts/exam-attempt'

import type { HttpResponse } from './killable-server'
import type { Exchange } from './server-process'

/** A release that no page has: to whoever names it, the server has news at once. */
const OF_NOBODY = 'of-nobody'

type Standing = CallResponse<typeof awaitAttempt>

/**
 * The server holds a request in real time, in which virtual time stands still. So it is asked here, after every other
 * request and when the time is over, in a way that it responds to at once.
 */
export class HeldRequests {
  readonly #send: (request: Exchange) => Promise<HttpResponse>
  readonly #looks = new Set<() => void>()

  /** `send` rejects when there is no response. */
  constructor(send: (request: Exchange) => Promise<HttpResponse>) {
    this.#send = send
  }

  static isHeld({ path }: Exchange): boolean {
    return path.startsWith(`${awaitAttempt.path}?`)
  }

  /** Resolves to the response as soon as there is news; never when the page wants it no longer. */
  until(request: Exchange, isWanted: () => boolean): Promise<HttpResponse> {
    const [path = '', query] = request.path.split('?')
    const known = new URLSearchParams(query)
    const asked = new URLSearchParams(query)
    asked.set('release', OF_NOBODY)
    return new Promise((resolve, reject) => {
      const end = (): void => void this.#looks.delete(lookAgain)
      const look = (isLast: boolean): void => {
        if (!isWanted()) return end()
        this.#send({ ...request, path: `${path}?${asked.toString()}` }).then(
          (response) => {
            if (!isLast && !isNews(response, known)) return
            end()
            resolve(response)
          },
          (error: Error) => {
            end()
            reject(error)
          },
        )
      }
      const lookAgain = (): void => look(false)
      this.#looks.add(lookAgain)
      setTimeout(() => {
        if (this.#looks.has(lookAgain)) look(true)
      }, HELD_MS)
      lookAgain()
    })
  }

  /** Something may have changed. */
  stir(): void {
    for (const look of [...this.#looks]) look()
  }
}

function isNews({ status, text }: HttpResponse, known: URLSearchParams): boolean {
  if (status !== 200) return true
  const { data } = JSON.parse(text) as { data: (Omit<Standing, 'deadlineAt'> & { deadlineAt: string | null }) | null }
  if (data === null || data.receipt !== null) return true
  const deadline = data.deadlineAt === null ? '' : String(Date.parse(data.deadlineAt))
  return (
    String(data.epoch) !== known.get('epoch') ||
    deadline !== (known.get('deadlineAt') ?? '') ||
    data.release !== known.get('release')
  )
}
