/** Sorts what earlier pages stored of an attempt without an acknowledgement, when it is opened again. Pure. */
import { normalAnswer, type Answer, type AnswerEntry } from '@campus/contracts/exam-answer'
import type { AttemptItem, OpenAttempt } from '@campus/contracts/exam-attempt'

import type { KeptItem } from '../common/outbox'
import { answerDeed, type Deed } from './pending.model'

export interface Leftover {
  /** No one has written since, so these are simply applied now. */
  readonly resumed: readonly Deed[]
  /** Another page or device has written since: the learner chooses. */
  readonly offered: readonly KeptAnswer[]
  /** Applied, replaced, or already saved. */
  readonly spent: readonly KeptItem[]
}

export type KeptAnswer = AnswerEntry & { readonly kept: KeptItem }

/** Sorts stored items, given in the order of their actions. */
export function sortLeftover(kept: readonly KeptItem[], opened: OpenAttempt): Leftover {
  const earlier = kept.filter(({ epoch }) => epoch < opened.epoch)
  const latest = [...new Map(earlier.map((entry) => [subjectOf(entry.item), entry])).values()]
  const news = latest.filter(({ item }) => !isSaved(item, opened))
  const isOwn = ({ epoch }: KeptItem): boolean => epoch === opened.epoch - 1
  const offered = news.filter((entry) => !isOwn(entry)).flatMap(keptAnswer)
  const waiting = new Set(offered.map((entry) => entry.kept))
  return {
    resumed: news.filter(isOwn).map(({ item }) => deedOf(item)),
    offered,
    spent: earlier.filter((entry) => !waiting.has(entry)),
  }
}

function keptAnswer(kept: KeptItem): readonly KeptAnswer[] {
  const { item } = kept
  return item.kind === 'answer' ? [{ questionId: item.questionId, answer: item.answer, kept }] : []
}

function subjectOf({ kind, questionId }: AttemptItem): string {
  return kind === 'visit' ? kind : `${kind} ${questionId}`
}

function isSaved(item: AttemptItem, { answers, marked, currentQuestionId }: OpenAttempt): boolean {
  switch (item.kind) {
    case 'answer':
      return answers.some(({ questionId, answer }) => questionId === item.questionId && isSame(answer, item.answer))
    case 'mark':
      return marked.includes(item.questionId) === item.marked
    case 'visit':
      return currentQuestionId === item.questionId
  }
}

function isSame(one: Answer, other: Answer): boolean {
  return JSON.stringify(normalAnswer(one)) === JSON.stringify(normalAnswer(other))
}

function deedOf(item: AttemptItem): Deed {
  switch (item.kind) {
    case 'answer':
      return answerDeed(item.questionId, item.answer)
    case 'mark':
      return { kind: 'mark', questionId: item.questionId, marked: item.marked }
    case 'visit':
      return { kind: 'visit', questionId: item.questionId }
  }
}
