/**
 * What a page did in an attempt and the server has not acknowledged yet. Every item has its running number; an item that
 * was sent stays as it was sent, one that was not yet sent is changed in place. So no number is ever left out. Pure.
 */
import type { Answer } from '@campus/contracts/exam-answer'
import { MAX_ITEMS, MAX_SAVED_CHARACTERS, type AttemptItem } from '@campus/contracts/exam-attempt'

/** A deed before it has its number. */
export type Deed =
  | { readonly kind: 'answer'; readonly questionId: string; readonly answer: Answer }
  | { readonly kind: 'mark'; readonly questionId: string; readonly marked: boolean }
  | { readonly kind: 'visit'; readonly questionId: string }

export interface PendingItem {
  readonly item: AttemptItem
  /** Whether it may have reached the server. */
  readonly sent: boolean
}

export interface Pending {
  /** By ascending number. */
  readonly items: readonly PendingItem[]
  /** The last number given; 0 for none. */
  readonly lastSeq: number
  /** What each number was about, acknowledged or not: a server that lost one is told again. */
  readonly subjects: ReadonlyMap<number, Pick<Deed, 'kind' | 'questionId'>>
}

export const NOTHING_PENDING: Pending = { items: [], lastSeq: 0, subjects: new Map() }

/** Adds a deed, or puts it in the place of an unsent one about the same. `changed` is the item as it is now. */
export function withDeed(pending: Pending, deed: Deed): { readonly pending: Pending; readonly changed: PendingItem } {
  const replaced = pending.items.find(({ item, sent }) => !sent && isSameSubject(item, deed))
  const seq = replaced?.item.seq ?? pending.lastSeq + 1
  const changed: PendingItem = { item: { ...deed, seq }, sent: false }
  const others = pending.items.filter((entry) => entry !== replaced)
  return {
    changed,
    pending: {
      items: [...others, changed].sort((one, other) => one.item.seq - other.item.seq),
      lastSeq: Math.max(pending.lastSeq, seq),
      subjects: new Map(pending.subjects).set(seq, { kind: deed.kind, questionId: deed.questionId }),
    },
  }
}

/** A visit is of the whole attempt: the last one counts, whichever question it is. */
function isSameSubject(one: Deed, other: Deed): boolean {
  return one.kind === other.kind && (one.kind === 'visit' || one.questionId === other.questionId)
}

/** What the next save carries: the oldest items, as many as one save may. Empty when all is acknowledged. */
export function nextBatch({ items }: Pending): readonly AttemptItem[] {
  const batch: AttemptItem[] = []
  let characters = 0
  for (const { item } of items) {
    characters += charactersOf(item)
    if (batch.length === MAX_ITEMS || (batch.length > 0 && characters > MAX_SAVED_CHARACTERS)) break
    batch.push(item)
  }
  return batch
}

/** The text of an answer, as the limit of one save counts it. */
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

/** The numbers are on their way: from now on their items stay as they are. */
export function markedSent(pending: Pending, seqs: ReadonlySet<number>): Pending {
  return {
    ...pending,
    items: pending.items.map((entry) => (seqs.has(entry.item.seq) ? { ...entry, sent: true } : entry)),
  }
}

/** The server has them. */
export function acknowledged(pending: Pending, seqs: ReadonlySet<number>): Pending {
  return { ...pending, items: pending.items.filter(({ item }) => !seqs.has(item.seq)) }
}

/** Questions whose answer the server has not acknowledged. */
export function unacknowledgedQuestions({ items }: Pending): ReadonlySet<string> {
  return new Set(items.filter(({ item }) => item.kind === 'answer').map(({ item }) => item.questionId))
}

/** Whether something that a learner would miss is pending: where they last looked is not. */
export function isSomethingPending({ items }: Pending): boolean {
  return items.some(({ item }) => item.kind !== 'visit')
}

/** What stands now of what a number can be about. */
interface Standing {
  readonly answers: ReadonlyMap<string, Answer>
  readonly marked: ReadonlySet<string>
  readonly currentQuestionId: string
}

/** The server lost numbers that it had acknowledged: it gets what stands now under each of them. */
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
