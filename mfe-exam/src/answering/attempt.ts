/** The dependencies of the answering page; the app's root provides the attempt that saves. */
import type { ComponentType } from 'react'

import type { OpenAttempt } from '@campus/contracts/exam-attempt'
import type { Paper } from '@campus/contracts/exam-question'

import type { Attempt } from '../common/attempt'

/** Holds an attempt while its page is shown. */
export type UseAttempt = (opened: OpenAttempt, paper: Paper, settings: { readonly schoolId: string }) => Attempt

/** An attempt that this page may answer, with its paper. */
export interface OpenWork {
  readonly opened: OpenAttempt
  readonly paper: Paper
  readonly title: string
}

export type HeldWork = ComponentType<{ readonly work: OpenWork }>
