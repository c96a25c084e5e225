/**
 * The answering protocol: our own calls between an answering page and the server, made so that no acknowledged answer is
 * lost or changed, whatever the network does.
 *
 * - An attempt's id is its answer log id. It is written by the page that holds its newest *epoch*; whoever opens the
 *   attempt after it gets the next epoch and with it the pen, and the page before is told `takenOver`.
 * - Within its epoch a page numbers what it sends 1, 2, 3 … (`seq`). A number that was sent once is sent, unchanged, until
 *   it is acknowledged; what was not yet sent may be changed in place. So no number is left out, and the server can say
 *   which ones it misses. An item takes effect only if its (epoch, seq) is newer than what stands: sending again, late or
 *   in another order changes nothing.
 * - Time is the server's. Up to `graceMs` after the deadline it still takes what was on its way; then it closes the attempt
 *   from what is saved, with the deadline as its finishing time. A page whose clock says that the time is up submits `by`
 *   `time`; before the deadline, which may have been moved, the server takes no such submission.
 * - An attempt is *leased* to the release of the module whose page holds it, so that a page opened for it later is of the
 *   same release. A page of another release takes the attempt up only if it can go on with what that one kept (`page`).
 * - Calls that must happen once carry an Idempotency-Key; a new deed has a new key, so a submission that was answered with
 *   `missing`, `differs`, `early` or `takenOver` has used its key up.
 */
import * as v from 'valibot'

import { defineCall } from './call'
import { answer } from './exam-answer'
import { storableText } from './storable-text'
import { count, flag, id, instant, list, numeric, optionalId, optionalInstant, optionalNumeric, text } from './wire'

const base = '/api/teaching/anyone/exam'

/** Most items of one save; the body of a call has its limit too. */
export const MAX_ITEMS = 50
/** Most characters of the answers of one save, together; a page that has more to send sends it in several. */
export const MAX_SAVED_CHARACTERS = 60_000
/** Most numbers named as missing at once. */
export const MAX_MISSING = 500
/** After the deadline the server takes what was on its way for this long, in milliseconds. */
export const GRACE_MS = 30_000

export const WORK_KINDS = ['homework', 'test'] as const
export type WorkKind = (typeof WORK_KINDS)[number]
/** Who marks: a teacher, or the server at once (`xskt`). */
export const MARKED_BY = ['teacher', 'server'] as const
export type MarkedBy = (typeof MARKED_BY)[number]

const epoch = v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(1_000_000))
const seq = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(1_000_000))
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Names the browser's tab, the same through reloads; '' from who does not say. The event log tells a reload from a second tab by it. */
const tab = v.optional(v.pipe(v.string(), v.maxLength(64)), '')
const questionId = v.pipe(storableText, v.nonEmpty(), v.maxLength(64))

const draftVersion = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

/** The release a page is of that opens an attempt; left out by whoever is of none. */
export const pageRelease = v.object({
  module: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  version: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  draft: v.object({ version: draftVersion, reads: v.pipe(v.array(draftVersion), v.maxLength(50)) }),
  /** The document was loaded for this attempt: no other release could be had for it. */
  isGiven: v.boolean(),
})
export type PageRelease = v.InferOutput<typeof pageRelease>

/** One thing the learner did. `seq` is its number within the epoch. */
export const attemptItem = v.variant('kind', [
  /** Answered a question or a sub-question; an empty answer clears it. */
  v.object({ kind: v.literal('answer'), seq, questionId, answer }),
  /** Flagged it for review, or took the flag back. */
  v.object({ kind: v.literal('mark'), seq, questionId, marked: v.boolean() }),
  /** Went to it; the attempt is opened there next time. */
  v.object({ kind: v.literal('visit'), seq, questionId }),
])
export type AttemptItem = v.InferOutput<typeof attemptItem>

/** An item that fits nothing above, or whose text cannot be stored. Its number counts as arrived. */
const unfitItem = v.pipe(
  v.object({ seq }),
  v.transform((item) => ({ kind: 'unfit' as const, seq: item.seq })),
)

/** What the server keeps of a submitted attempt, to be shown and confirmed. */
export const receipt = v.object({
  answerLogId: id,
  /** When it ended: the deadline at the latest. */
  finishedAt: instant,
  /** `deadline`: the time ran out before the learner submitted it. */
  finishedBy: v.picklist(['learner', 'deadline']),
  /** Questions answered, and questions there were; sub-questions count. */
  answered: count,
  questions: count,
  /** SHA-256 of the answers' `digestText`, lower-case hex. */
  digest,
})
export type Receipt = v.InferOutput<typeof receipt>

const attemptHead = {
  answerLogId: id,
  workId: id,
  kind: v.picklist(WORK_KINDS),
  markedBy: v.picklist(MARKED_BY),
}

/** An attempt that can be answered, held by whoever gets this. */
export const openAttempt = v.object({
  state: v.literal('open'),
  ...attemptHead,
  /** Of everything this page sends. What an earlier page kept unsent belongs to its own epoch; only if that is `epoch - 1` nobody wrote in between. */
  epoch,
  startedAt: instant,
  /** null for no limit; extra time of the learner's is in it. */
  deadlineAt: optionalInstant,
  serverNow: instant,
  graceMs: count,
  /** What is saved, cleared answers left out. */
  answers: list(v.object({ questionId: id, answer })),
  /** Questions flagged for review. */
  marked: list(id),
  /** Where the learner was; '' at the start. */
  currentQuestionId: optionalId,
  /**
   * Version of the release it is leased to; '' for none. Where it is not the page's own, nothing was taken over: the
   * attempt's address, loaded anew, brings that release.
   */
  release: text,
})
export type OpenAttempt = v.InferOutput<typeof openAttempt>

/** An attempt that is over. */
export const closedAttempt = v.object({ state: v.literal('closed'), ...attemptHead, receipt })
export type ClosedAttempt = v.InferOutput<typeof closedAttempt>

export const startAttempt = defineCall({
  id: 'exam.startAttempt',
  method: 'POST',
  path: `${base}/startAttempt`,
  summary:
    'Opens an attempt at a homework or a test for answering: the open one if there is one, else a new one; takes it over from any other page',
  request: v.object({ workId: id, tab, page: v.optional(pageRelease) }),
  response: openAttempt,
  access: 'user',
  once: true,
  source: 'ours',
})

export const resumeAttempt = defineCall({
  id: 'exam.resumeAttempt',
  method: 'POST',
  path: `${base}/resumeAttempt`,
  summary: 'Opens an attempt again, after a reload or on another device, and takes it over; tells when it is over',
  request: v.object({ answerLogId: id, tab, page: v.optional(pageRelease) }),
  response: v.variant('state', [openAttempt, closedAttempt]),
  access: 'user',
  once: true,
  source: 'ours',
})

/** Another page holds the attempt, since `epoch`. What this one has unsent was not taken. */
const takenOver = v.object({ state: v.literal('takenOver'), epoch })
/** The attempt is over: submitted, or its time and grace ran out. */
const closed = v.object({ state: v.literal('closed'), receipt })

export const saveAnswers = defineCall({
  id: 'exam.saveAnswers',
  method: 'POST',
  path: `${base}/saveAnswers`,
  summary:
    'Saves what the learner did, item by item; an item older than what stands changes nothing and counts as arrived, one that cannot be taken is named and stops no other',
  request: v.object({
    answerLogId: id,
    epoch,
    items: v.pipe(v.array(v.union([attemptItem, unfitItem])), v.minLength(1), v.maxLength(MAX_ITEMS)),
    /** Milliseconds since the first of the page's tries that failed before this one; 0 when none did. For the event log. */
    failingForMs: v.optional(count, 0),
  }),
  response: v.variant('state', [
    v.object({
      state: v.literal('saved'),
      /** Numbers that arrived, now or before: all that were sent. */
      acknowledged: list(numeric),
      /** Those of them that answer no question of the paper in its type, or cannot be stored, and so were not kept. */
      rejected: list(numeric),
      savedAt: instant,
      /** As it is now: it may have been moved. */
      deadlineAt: optionalInstant,
    }),
    takenOver,
    closed,
  ]),
  access: 'user',
  judgedOneByOne: ['items'],
  source: 'ours',
})

export const submitAttempt = defineCall({
  id: 'exam.submitAttempt',
  method: 'POST',
  path: `${base}/submitAttempt`,
  summary:
    'Ends the attempt, once: says which numbers up to the last are missing, whether the answers differ from the page’s, or that a page which submits by its clock is too early, and else gives the receipt; so it does for an attempt that is over already',
  request: v.object({
    answerLogId: id,
    epoch,
    /** The last number this page gave; 0 when it gave none. */
    lastSeq: v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    /** SHA-256, lower-case hex, of `digestText` of every answer the page shows. */
    digest,
    /** Who asks for it: the learner, or the page, because its time is up. */
    by: v.optional(v.picklist(['learner', 'time']), 'learner'),
  }),
  response: v.variant('state', [
    v.object({ state: v.literal('final'), receipt }),
    /** By the page's clock alone, before the time is up: it ends nothing. The deadline may have been moved, or taken away. */
    v.object({ state: v.literal('early'), deadlineAt: optionalInstant }),
    /** Sends these and submits again with another key. */
    v.object({ state: v.literal('missing'), missing: list(numeric) }),
    /** Everything arrived and something else is saved: sends every answer with new numbers and submits again. */
    v.object({ state: v.literal('differs'), digest }),
    takenOver,
  ]),
  access: 'user',
  once: true,
  source: 'ours',
})

export const getAttempt = defineCall({
  id: 'exam.getAttempt',
  method: 'GET',
  path: `${base}/getAttempt`,
  summary: 'How an attempt stands, and its receipt once it is over; takes nothing over',
  request: v.object({ answerLogId: id }),
  response: v.object({
    ...attemptHead,
    title: text,
    state: v.picklist(['open', 'pending', 'reviewed']),
    /** Whether solutions and scores may be seen. */
    reviewable: flag,
    startedAt: instant,
    deadlineAt: optionalInstant,
    /** Of the page that holds it; 0 from a server that does not say. */
    epoch: v.optional(epoch, 0),
    /** null while it is open. */
    receipt: v.nullish(receipt, null),
    /** Points given; null until the attempt may be reviewed. */
    score: optionalNumeric,
    /** Points that everything right would give; null with the score. */
    points: optionalNumeric,
  }),
  access: 'user',
  source: 'ours',
})

export const awaitAttempt = defineCall({
  id: 'exam.awaitAttempt',
  method: 'GET',
  path: `${base}/awaitAttempt`,
  summary:
    'How an attempt stands, as soon as it stands otherwise than the page knows: extra time, another page or device that holds it, its end, or that its release holds it no longer; takes nothing over',
  request: v.object({
    answerLogId: id,
    /** What the page knows of it. */
    epoch,
    /** Epoch milliseconds; left out for no limit. */
    deadlineAt: optionalNumeric,
    release: text,
    /** A later call of the same tab ends the one before. */
    tab,
  }),
  response: v.object({
    epoch,
    deadlineAt: optionalInstant,
    /** Version of the release it is leased to; '' for none. */
    release: text,
    /** null while it is open. */
    receipt: v.nullish(receipt, null),
  }),
  access: 'user',
  held: true,
  source: 'ours',
})

export const getOpenAttempt = defineCall({
  id: 'exam.getOpenAttempt',
  method: 'GET',
  path: `${base}/getOpenAttempt`,
  summary: 'The learner’s attempt at a work that is not over yet, if there is one; takes nothing over',
  request: v.object({ workId: id }),
  response: v.object({
    attempt: v.nullish(
      v.object({
        answerLogId: id,
        startedAt: instant,
        /** null for no limit. */
        deadlineAt: optionalInstant,
        /** Questions with a saved answer, and questions there are; sub-questions count. */
        answered: count,
        questions: count,
      }),
      null,
    ),
  }),
  access: 'user',
  source: 'ours',
})
