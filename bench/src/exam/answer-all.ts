/// <reference lib="dom" />

/** Milliseconds of each deed until what it changes was painted, and of each task over 50 ms. */
export interface PaperTimes {
  readonly answers: number[]
  readonly steps: number[]
  readonly longTasks: number[]
}

/** Runs in the page: answers every question of the paper and goes on to the next one, until there is none. */
export async function answerAll(questions: number): Promise<PaperTimes> {
  /** Milliseconds in which a learner reads; saves go out meanwhile. */
  const READING = 60
  const TIMEOUT = 10_000
  const times: PaperTimes = { answers: [], steps: [], longTasks: [] }
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.longTasks.push(duration)
  })
  observer.observe({ type: 'longtask' })

  const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
  /** A message is handled once the frame has been painted. */
  const painted = (): Promise<void> =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      }),
    )
  const timed = async (into: number[], deed: () => void, isDone: () => boolean): Promise<void> => {
    const begun = performance.now()
    deed()
    do {
      await painted()
      if (performance.now() - begun > TIMEOUT) throw new Error('nothing was painted')
    } while (!isDone())
    into.push(performance.now() - begun)
    await pause(READING)
  }
  const main = document.querySelector('main') ?? document.body
  const write = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const answer = async (article: Element): Promise<void> => {
    const choice = article.querySelector<HTMLInputElement>('input[type=radio], input[type=checkbox]')
    const field = article.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input[type=text], input:not([type]), textarea',
    )
    if (choice !== null) {
      await timed(
        times.answers,
        () => choice.click(),
        () => choice.checked,
      )
    } else if (field !== null) {
      await timed(
        times.answers,
        () => write(field, '五线'),
        () => field.value === '五线',
      )
    }
  }
  /** Of the question on show: the next one is drawn in advance, out of sight. */
  const articles = (): Element[] =>
    [...main.querySelectorAll('article')].filter((article) => article.closest('[data-ahead]') === null)
  const nextButton = (): HTMLButtonElement | undefined =>
    [...main.querySelectorAll('button')].find(({ textContent }) => textContent === '下一题')

  /** Where a step has led: a heading has the focus, that of a passage before its first question. */
  const current = (): Element | undefined => document.activeElement?.closest('article') ?? articles()[0]

  for (let seen = 0; seen < questions; seen += 1) {
    const before = current()
    if (before !== undefined) await answer(before)
    const next = nextButton()
    if (next === undefined) break
    const isShown = (): boolean => {
      const shown = current()
      return shown !== undefined && shown !== before && shown.querySelector('input, textarea') !== null
    }
    await timed(times.steps, () => next.click(), isShown)
  }
  observer.disconnect()
  return times
}
