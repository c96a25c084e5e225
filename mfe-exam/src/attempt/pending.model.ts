/**
 * The actions of a page in an attempt that the server has not acknowledged or has rejected. Each item has a
 * sequence number. An item that was sent stays unchanged; one that was not is changed in place, so that no
 * number is skipped. Pure.
 */
import { storableAnswer, type Answer } from '@campus/contracts/exam-answer'
import { MAX_ITEMS, MAX_SAVED_CHARACTERS, type AttemptItem, type OpenAttempt } from '@campus/contracts/exam-attempt'
import { emptyAnswer, isAnswerable, type Paper } from '@campus/contracts/exam-question'

/** An action without a number yet. */
export type Deed =
  | { readonly kind: 'answer'; readonly questionId: string; readonly answer: Answer }
  | { readonly kind: 'mark'; readonly questionId: string; readonly marked: boolean }
  | { readonly kind: 'visit'; readonly questionId: string }

/** Answering, without characters that the server cannot store: it would not take the answer. */
export function answerDeed(questionId: string, answer: Answer): Deed {
  return { kind: 'answer', questionId, answer: storableAnswer(answer) }
}

/** What an action is about. */
type Subject = Pick<Deed, 'kind' | 'questionId'>

export interface PendingItem {
  readonly item: AttemptItem
  /** Whether it may have reached the server. */
  readonly sent: boolean
}

export interface Pending {
  /** By ascending number. */
  readonly items: readonly PendingItem[]
  /** The last used number; 0 for none. */
  readonly lastSeq: number
  /** The subject of each number, acknowledged or not, so that a number the server lost can be sent again. */
  readonly subjects: ReadonlyMap<number, Subject>
  /** The answers that the server has, by question. */
  readonly stored: ReadonlyMap<string, Answer>
  /** The last answers of the page that the server rejected, by question; it keeps what is `stored`. */
  readonly rejected: ReadonlyMap<string, AttemptItem>
}

/** A page that has just opened the attempt has nothing pending. */
export function nothingPending({ answers }: Pick<OpenAttempt, 'answers'>): Pending {
  const stored = new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
  return { items: [], lastSeq: 0, subjects: new Map(), stored, rejected: new Map() }
}

/** Adds an action, or replaces an unsent one with the same subject. `changed` is the resulting item. */
export function withDeed(pending: Pending, deed: Deed): { readonly pending: Pending; readonly changed: PendingItem } {
  const replaced = pending.items.find(({ item, sent }) => !sent && isSameSubject(item, deed))
  const seq = replaced?.item.seq ?? pending.lastSeq + 1
  const changed: PendingItem = { item: { ...deed, seq }, sent: false }
  const others = pending.items.filter((entry) => entry !== replaced)
  const rejected = new Map(pending.rejected)
  if (deed.kind === 'answer') rejected.delete(deed.questionId)
  return {
    changed,
    pending: {
      ...pending,
      rejected,
      items: [...others, changed].sort((one, other) => one.item.seq - other.item.seq),
      lastSeq: Math.max(pending.lastSeq, seq),
      subjects: new Map(pending.subjects).set(seq, { kind: deed.kind, questionId: deed.questionId }),
    },
  }
}

/** The page has done the same since it opened the attempt, acknowledged or not. */
export function isDoneAnew({ subjects }: Pending, deed: Deed): boolean {
  return [...subjects.values()].some((subject) => isSameSubject(subject, deed))
}

/** Every answer of a paper as it is shown, and an empty one where there is none. */
export function withEveryAnswer(pending: Pending, paper: Paper, answers: ReadonlyMap<string, Answer>): Pending {
  return paper.numbered.reduce((before, { question }) => {
    if (!isAnswerable(question)) return before
    const answer = answers.get(question.id) ?? emptyAnswer(question)
    return withDeed(before, answerDeed(question.id, answer)).pending
  }, pending)
}

/** A visit belongs to the whole attempt: only the last one counts, whatever its question. */
function isSameSubject(one: Subject, other: Subject): boolean {
  return one.kind === other.kind && (one.kind === 'visit' || one.questionId === other.questionId)
}

/** The content of the next save: the oldest items, up to a save's limits. Empty when everything is acknowledged. */
export function nextBatch({ items }: Pending, most = MAX_ITEMS): readonly AttemptItem[] {
  const batch: AttemptItem[] = []
  let characters = 0
  for (const { item } of items) {
    characters += charactersOf(item)
    if (batch.length === most || (batch.length > 0 && characters > MAX_SAVED_CHARACTERS)) break
    batch.push(item)
  }
  return batch
}

/** The text of an answer, for the size limit of a save. */
function charactersOf(item: AttemptItem): number {
  if (item.kind !== 'answer') return 0
  switch (item.answer.type) {
    case 'single':
    case 'trueFalse':
      return item.answer.key.length
    case 'multiple':
      return item.answer.keys.join('').length
    case 'blanks':
      return item.answer.blanks.join('').length
    case 'shortAnswer':
      return item.answer.text.length
  }
}

/** Marks the items with these numbers as sent: they stay unchanged from here on. */
export function markedSent(pending: Pending, seqs: ReadonlySet<number>): Pending {
  return {
    ...pending,
    items: pending.items.map((entry) => (seqs.has(entry.item.seq) ? { ...entry, sent: true } : entry)),
  }
}

/**
 * Removes items that the server has judged. A rejected answer is remembered unless a newer one of its question
 * is pending.
 */
export function settled(
  pending: Pending,
  judged: readonly AttemptItem[],
  rejected: readonly AttemptItem[] = [],
): Pending {
  const seqs = new Set(judged.map(({ seq }) => seq))
  const items = pending.items.filter(({ item }) => !seqs.has(item.seq))
  const newer = unacknowledgedQuestions({ items })
  const stored = new Map(pending.stored)
  const left = new Map(pending.rejected)
  for (const item of judged) {
    if (item.kind !== 'answer') continue
    if (!rejected.includes(item)) {
      stored.set(item.questionId, item.answer)
      if (item.seq > (left.get(item.questionId)?.seq ?? 0)) left.delete(item.questionId)
    } else if (!newer.has(item.questionId)) left.set(item.questionId, item)
  }
  return { ...pending, items, stored, rejected: left }
}

/** The page's answers as far as the server takes them: a rejected one leaves what is stored. */
export function takenAnswers(
  answers: ReadonlyMap<string, Answer>,
  { stored, rejected }: Pick<Pending, 'stored' | 'rejected'>,
): ReadonlyMap<string, Answer> {
  const taken = new Map(answers)
  for (const questionId of rejected.keys()) {
    const before = stored.get(questionId)
    if (before === undefined) taken.delete(questionId)
    else taken.set(questionId, before)
  }
  return taken
}

/** Questions with an unacknowledged answer. */
export function unacknowledgedQuestions({ items }: Pick<Pending, 'items'>): ReadonlySet<string> {
  return new Set(items.filter(({ item }) => item.kind === 'answer').map(({ item }) => item.questionId))
}

/** What becomes of the rest when the attempt is over. `isAllThere`: the receipt is of the very answers that the page shows. */
export function restAtEnd(pending: Pending, isAllThere: boolean) {
  const late = isAllThere ? [] : unacknowledgedQuestions(pending)
  const notArrived: ReadonlySet<string> = new Set([...late, ...pending.rejected.keys()])
  const items = pending.items.map(({ item }) => item)
  // The others stay for the end page to report.
  const spent = items.filter((item) => item.kind !== 'answer' || !notArrived.has(item.questionId))
  return { notArrived, spent }
}

/** Whether anything is pending that a learner would miss; the last visited question is not. */
export function isSomethingPending({ items }: Pending): boolean {
  return items.some(({ item }) => item.kind !== 'visit')
}

/** The current value of a number's subject. */
interface Standing {
  readonly answers: ReadonlyMap<string, Answer>
  readonly marked: ReadonlySet<string>
  readonly currentQuestionId: string
}

/** The server lost numbers that it had acknowledged: each is sent again with the current value of its subject. */
export function toldAgain(pending: Pending, seqs: readonly number[], standing: Standing): Pending {
  const waiting = new Set(pending.items.map(({ item }) => item.seq))
  const again = seqs.filter((seq) => !waiting.has(seq)).map((seq) => ({ item: itemAgain(seq), sent: true }))
  return { ...pending, items: [...pending.items, ...again].sort((one, other) => one.item.seq - other.item.seq) }

  function itemAgain(seq: number): AttemptItem {
    const subject = pending.subjects.get(seq)
    const answer = subject?.kind === 'answer' ? standing.answers.get(subject.questionId) : undefined
    if (subject !== undefined && answer !== undefined) {
      return { kind: 'answer', seq, questionId: subject.questionId, answer }
    }
    if (subject?.kind === 'mark') {
      return { kind: 'mark', seq, questionId: subject.questionId, marked: standing.marked.has(subject.questionId) }
    }
    return { kind: 'visit', seq, questionId: standing.currentQuestionId }
  }
}
