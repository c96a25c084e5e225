/** What is said of long work: now and then, and nothing of what is done soon. */

/** Milliseconds between two lines. */
const EVERY_MS = 3_000

/** Calls `tell` with what `line` gives, at most every few seconds, the first time when so much has passed. */
export function nowAndThen(
  tell: (line: string) => void,
  now: () => number = () => performance.now(),
): (line: () => string) => void {
  let last = now()
  return (line) => {
    if (now() - last < EVERY_MS) return
    last = now()
    tell(line())
  }
}

/** Says every few seconds for how long the work has lasted. */
export async function whileWaiting<Result>(
  work: Promise<Result>,
  tell: (line: string) => void,
  what: string,
): Promise<Result> {
  const began = performance.now()
  const clock = setInterval(() => tell(`${what}: ${Math.round((performance.now() - began) / 1000)} s`), EVERY_MS)
  try {
    return await work
  } finally {
    clearInterval(clock)
  }
}
