/**
 * The actions of a page in an attempt that the server has not acknowledged. Each item has a sequence number.
 * An item that was sent stays unchanged; one that was not is changed in place, so that no number is skipped.
 * Pure.
 */
import type { Answer } from '@campus/contracts/exam-answer'
import { MAX_ITEMS, MAX_SAVED_CHARACTERS, type AttemptItem } from '@campus/contracts/exam-attempt'

/** An action without a number yet. */
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
  /** The last used number; 0 for none. */
  readonly lastSeq: number
  /** The subject of each number, acknowledged or not, so that a number the server lost can be sent again. */
  readonly subjects: ReadonlyMap<number, Pick<Deed, 'kind' | 'questionId'>>
}

export const NOTHING_PENDING: Pending = { items: [], lastSeq: 0, subjects: new Map() }

/** Adds an action, or replaces an unsent one with the same subject. `changed` is the resulting item. */
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

/** A visit belongs to the whole attempt: only the last one counts, whatever its question. */
function isSameSubject(one: Deed, other: Deed): boolean {
  return one.kind === other.kind && (one.kind === 'visit' || one.questionId === other.questionId)
}

/** The content of the next save: the oldest items, up to a save's limit. Empty when everything is acknowledged. */
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

/** Removes acknowledged items. */
export function acknowledged(pending: Pending, seqs: ReadonlySet<number>): Pending {
  return { ...pending, items: pending.items.filter(({ item }) => !seqs.has(item.seq)) }
}

/** Questions with an unacknowledged answer. */
export function unacknowledgedQuestions({ items }: Pending): ReadonlySet<string> {
  return new Set(items.filter(({ item }) => item.kind === 'answer').map(({ item }) => item.questionId))
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
