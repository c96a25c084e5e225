/** An attempt as an operator reads and marks it at a terminal. Pure. */

export interface ShownAttempt {
  readonly title: string
  /** 0 open, 1 pending marking, 2 marked. */
  readonly status: number
  readonly score: number | null
  readonly questions: readonly {
    readonly questionId: string
    readonly worth: number
    readonly answer: string
    /** null while a marker has to decide. */
    readonly points: number | null
    readonly comment: string
  }[]
}

const STATES = ['open', 'pending', 'reviewed']

/** The attempt in one line, then one for each question: its id, points of how many, the answer and the comment. */
export function attemptLines({ title, status, score, questions }: ShownAttempt): string {
  const head = [title, STATES[status] ?? String(status), score === null ? '' : `${score} points`]
  const lines = questions.map(({ questionId, worth, answer, points, comment }) =>
    [questionId, `${points ?? '–'}/${worth}`, JSON.stringify(answer), comment].join('  ').trimEnd(),
  )
  return [head.filter((part) => part !== '').join('  '), ...lines].join('\n')
}

export interface MarkedAgain {
  readonly attempt: string
  /** The learner's id. */
  readonly user: string
  /** Points; null while a marker has to decide. */
  readonly before: number | null
  readonly after: number | null
  /** Questions that stay as they were asked and marked, and why. */
  readonly kept: readonly { readonly questionId: string; readonly why: string }[]
}

/**
 * Each attempt in a line with its score before and after, then each question that stays as it was in some of them; the last
 * line sums up.
 */
export function markedAgainLines(attempts: readonly MarkedAgain[]): string {
  const score = (points: number | null): string => (points === null ? 'pending' : String(points))
  const changed = attempts.filter(({ before, after }) => before !== after).length
  const many = (count: number): string => (count === 1 ? '1 attempt' : `${count} attempts`)
  return [
    ...attempts.map(({ attempt, user, before, after }) => `${attempt}  ${user}  ${score(before)} -> ${score(after)}`),
    ...keptIn(attempts).map(([why, count]) => `${why}: it stays as it was asked and marked in ${many(count)}`),
    `${many(attempts.length)} ${attempts.length === 1 ? 'is' : 'are'} marked again, ${changed} with another score.`,
    ...(keptIn(attempts).length === 0 ? [] : [REWORDED]),
  ].join('\n')
}

const REWORDED =
  'Where other words mean the same option as before, --reworded-are-same marks these questions again, too.'

/** Each question with why it stays, and in how many attempts. */
function keptIn(attempts: readonly MarkedAgain[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { kept } of attempts) {
    for (const { questionId, why } of kept) {
      counts.set(`${questionId}: ${why}`, (counts.get(`${questionId}: ${why}`) ?? 0) + 1)
    }
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1))
}

interface Mark {
  readonly questionId: string
  readonly points?: number
  readonly comment?: string
}

/** `['7=2.5']` and `['7=well done']` as marks by question; null when one is none. */
export function marksOf(points: readonly string[], comments: readonly string[]): readonly Mark[] | null {
  const marks = new Map<string, Mark>()
  const parts = [
    ...points.map((text) => ['points', text] as const),
    ...comments.map((text) => ['comment', text] as const),
  ]
  for (const [kind, text] of parts) {
    const [, questionId = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? []
    const number = Number(value)
    if (questionId === '' || (kind === 'points' && (value.trim() === '' || !Number.isFinite(number)))) return null
    marks.set(questionId, {
      ...(marks.get(questionId) ?? { questionId }),
      ...(kind === 'points' ? { points: number } : { comment: value }),
    })
  }
  return [...marks.values()]
}

export interface WaitingWork {
  readonly total: number
  readonly waiting: readonly {
    readonly id: string
    readonly title: string
    readonly learner: string
    /** A moment in ISO 8601; null for none. */
    readonly finishedTime: string | null
  }[]
}

/** Each attempt that waits in a line, the oldest first; the last line says how many there are. */
export function waitingLines({ total, waiting }: WaitingWork): string {
  return [
    ...waiting.map(({ id, title, learner, finishedTime }) => [id, finishedTime ?? '', learner, title].join('  ')),
    `${total} ${total === 1 ? 'attempt waits' : 'attempts wait'} to be marked.`,
  ].join('\n')
}
