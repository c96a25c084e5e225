/** An attempt that saves nowhere: it shows what is done to it, and the state that a test sets. */
import { useSyncExternalStore } from 'react'

import type { Attempt } from '../common/attempt'
import type { UseAttempt } from './attempt'

export interface FakeAttempt {
  readonly useAttempt: UseAttempt
  readonly now: () => Attempt
  /** Changes the attempt from outside, within `act`. */
  readonly change: (change: Partial<Attempt>) => void
}

export function fakeAttempt(first: Partial<Attempt> = {}): FakeAttempt {
  const listeners = new Set<() => void>()
  const change = (next: Partial<Attempt>): void => {
    attempt = { ...attempt, ...next }
    for (const listener of listeners) listener()
  }
  let attempt: Attempt = {
    status: 'open',
    answers: new Map(),
    marked: new Set(),
    currentQuestionId: '',
    saving: 'saved',
    savedAt: null,
    unacknowledged: new Set(),
    rejected: new Set(),
    storage: 'kept',
    deadlineAt: null,
    receipt: null,
    notArrived: new Set(),
    submitFailed: false,
    signInNeeded: false,
    leaseEnded: false,
    leftover: [],
    answer: (id, given) => change({ answers: new Map(attempt.answers).set(id, given) }),
    mark: (id, marked) => {
      const others = [...attempt.marked].filter((one) => one !== id)
      change({ marked: new Set(marked ? [...others, id] : others) })
    },
    visit: jest.fn((id: string) => change({ currentQuestionId: id })),
    flush: jest.fn(),
    submit: jest.fn(() => change({ status: 'submitting' })),
    takeOver: jest.fn(),
    useLeftover: jest.fn(),
    dropLeftover: jest.fn(),
    ...first,
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { useAttempt: () => useSyncExternalStore(subscribe, () => attempt), now: () => attempt, change }
}
