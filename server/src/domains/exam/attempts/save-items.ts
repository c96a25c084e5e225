/** Saving what a learner did. The page's protocol and the specification's call end here. */
import { sql } from 'drizzle-orm'

import type { CallParsedRequest, CallResponseInput } from '@campus/contracts/call'
import type { Answer } from '@campus/contracts/exam-answer'
import { GRACE_MS, type saveAnswers } from '@campus/contracts/exam-attempt'
import { answerTo } from '@campus/contracts/exam-question'

import { newId } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
import { refuse } from '../../../platform/http/refusal'
import { questionsById } from '../papers/load-paper'
import { leafQuestionOf } from '../papers/paper-record'
import type { PaperQuestion } from '../papers/paper.schema'
import { ATTEMPT_STATUS, type Attempt } from './attempt.schema'
import { finishAttempt, receiptOf } from './finish-attempt'
import { rangesOf } from './number-ranges.model'
import { ownAttempt, type AttemptContext, type OwnAttempt } from './own-attempt'
import { isOver } from './time-limit.model'

/** Saves that fail for longer are told in the event log, in milliseconds; a shorter gap is an ordinary one. */
const DISCONNECTED_MS = 30_000

export type SaveResponse = CallResponseInput<typeof saveAnswers>
type Saving = CallParsedRequest<typeof saveAnswers>
type Item = Saving['items'][number]
type Visit = Extract<Item, { kind: 'visit' }>
type Refused = Extract<SaveResponse, { state: 'takenOver' | 'closed' }>

/** What an item leaves behind: an answer or a flag. */
interface Entry {
  readonly id: string
  readonly question_id: string
  readonly type: 'answer' | 'mark'
  readonly value: Answer | boolean
  readonly seq: number
}

/** Saves items, or says why none can be: another page writes the attempt, or it is over. */
export async function saveItems(
  context: AttemptContext,
  { answerLogId, epoch, items, failingForMs }: Saving,
): Promise<SaveResponse> {
  const { tx, now } = context
  const own = await ownAttempt(tx, { answerLogId })
  const ids = [...new Set(items.flatMap((item) => (item.kind === 'unfit' ? [] : item.questionId)))]
  const questions = new Map((await questionsById(tx, own.work, ids)).map((row) => [row.id, row]))
  const sorted = items.toSorted((one, other) => one.seq - other.seq)
  const kept = new Map<string, Entry>()
  const rejected: number[] = []
  let visit: Visit | undefined
  for (const item of sorted) {
    const taken = takenOf(item, questions)
    if (taken === null) rejected.push(item.seq)
    else if ('kind' in taken) visit = taken
    // Of several items of a question the newest stays.
    else kept.set(`${taken.type} ${taken.question_id}`, taken)
  }
  const numbers = sorted.map(({ seq }) => seq)
  const deadline = await write(context, { answerLogId, epoch, numbers, entries: [...kept.values()], visit })
  if (deadline === undefined) return refusalOf(context, answerLogId, epoch)
  const silence = silenceOf(own.attempt, failingForMs, now)
  if (silence > DISCONNECTED_MS) {
    const seconds = Math.round(silence / 1000)
    await recordEvent(context, { kind: 'attempt.disconnected', subject: answerLogId, data: { epoch, seconds } })
  }
  if (own.attempt.received === '{}') {
    await recordEvent(context, { kind: 'attempt.saved-first', subject: answerLogId, data: { epoch } })
  }
  if (rejected.length > 0) {
    const data = { epoch, numbers: rejected.join(' ') }
    await recordEvent(context, { kind: 'attempt.items-rejected', subject: answerLogId, data })
  }
  return {
    state: 'saved',
    acknowledged: numbers,
    rejected,
    savedAt: now.toISOString(),
    deadlineAt: deadline?.toISOString() ?? null,
  }
}

/** Milliseconds for which the page's saves did not get through: what the page says, and no more than the server heard nothing. */
function silenceOf({ createdTime, lastSavedTime }: Attempt, failingForMs: number, now: Date): number {
  return Math.min(failingForMs, now.getTime() - (lastSavedTime ?? createdTime).getTime())
}

/** What is taken of an item; null for one that cannot be stored, or fits no question of the paper. */
function takenOf(item: Item, questions: ReadonlyMap<string, PaperQuestion>): Entry | Visit | null {
  const row = item.kind === 'unfit' ? undefined : questions.get(item.questionId)
  if (item.kind === 'unfit' || row === undefined) return null
  if (item.kind === 'visit') return item
  const value = item.kind === 'mark' ? item.marked : answerTo(leafQuestionOf(row), item.answer)
  return value === null ? null : { id: newId(), question_id: row.id, type: item.kind, value, seq: item.seq }
}

interface Write {
  readonly answerLogId: string
  readonly epoch: number
  readonly numbers: readonly number[]
  readonly entries: readonly Entry[]
  readonly visit: Visit | undefined
}

/**
 * One statement: whether the attempt may be written, what is newer than what stands, and which numbers arrived are decided
 * and done together. The attempt's deadline; undefined when nothing was written.
 */
async function write({ tx, now }: AttemptContext, { answerLogId, epoch, numbers, entries, visit }: Write) {
  const nowText = now.toISOString()
  const openUntil = new Date(now.getTime() - GRACE_MS).toISOString()
  const { rows } = (await tx.execute(sql`
    with held as (
      update attempts set
        received = received + ${rangesOf(numbers)}::int4multirange,
        last_saved_time = ${nowText}::timestamptz,
        current_question_id = case when ${visit?.seq ?? 0}::int > current_seq then ${visit?.questionId ?? ''} else current_question_id end,
        current_seq = greatest(current_seq, ${visit?.seq ?? 0}::int)
      where id = ${answerLogId} and status = ${ATTEMPT_STATUS.open}::int and epoch = ${epoch}::int
        and (deadline_time is null or deadline_time > ${openUntil}::timestamptz)
      returning id, deadline_time
    ), kept as (
      insert into attempt_entries (id, attempt_id, question_id, type, value, epoch, seq, saved_time)
      select item.id, held.id, item.question_id, item.type, item.value, ${epoch}::int, item.seq, ${nowText}::timestamptz
      from held, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as item(id text, question_id text, type text, value jsonb, seq int)
      on conflict (tenant_id, attempt_id, type, question_id) do update
        set value = excluded.value, epoch = excluded.epoch, seq = excluded.seq, saved_time = excluded.saved_time
        where (attempt_entries.epoch, attempt_entries.seq) < (excluded.epoch, excluded.seq)
    )
    select deadline_time from held`)) as unknown as { rows: { deadline_time: Date | string | null }[] }
  const [held] = rows
  if (held === undefined) return undefined
  return held.deadline_time === null ? null : new Date(held.deadline_time)
}

/** Why an attempt could not be written. One whose time ran out is closed with that. */
async function refusalOf(context: AttemptContext, answerLogId: string, epoch: number): Promise<Refused> {
  const refused = await refusalFor(context, await ownAttempt(context.tx, { answerLogId }, 'locked'), epoch)
  // It may be written again: its deadline was moved in between.
  if (refused === null) throw refuse('conflict')
  return refused
}

/** Why whoever holds `epoch` may not write the attempt, whose row is locked; null when they may. */
export async function refusalFor(context: AttemptContext, own: OwnAttempt, epoch: number): Promise<Refused | null> {
  const { attempt } = own
  if (attempt.status !== ATTEMPT_STATUS.open) return { state: 'closed', receipt: receiptOf(attempt) }
  if (isOver(attempt, context.now)) {
    return { state: 'closed', receipt: receiptOf(await finishAttempt(context, own, 'time')) }
  }
  if (attempt.epoch > epoch) return { state: 'takenOver', epoch: attempt.epoch }
  // An epoch that nobody was given.
  if (attempt.epoch < epoch) throw refuse('conflict')
  return null
}
