/** The release this page is of, and what the server is told of it: an attempt stays with the release that holds it. */
import { createContext, useContext } from 'react'

import type { OpenAttempt, PageRelease } from '@campus/contracts/exam-attempt'
import type { RunningRelease } from '@campus/contracts/module'

import config from '../../module.config'
import { parseWorkAddress } from './work-address.model'

export const RunningReleaseContext = createContext<RunningRelease | undefined>(undefined)

export const useRunningRelease = (): RunningRelease | undefined => useContext(RunningReleaseContext)

/** What opens an attempt says of its release; nothing where none runs. An attempt that is yet to be started is ''. */
export function pageOf(release: RunningRelease | undefined, answerLogId: string): { page?: PageRelease } {
  if (release === undefined) return {}
  const { module, version, loadedAt } = release
  const { version: draftVersion, reads } = config.draft
  const isGiven = answerLogId !== '' && parseWorkAddress(new URL(loadedAt).searchParams).answerLogId === answerLogId
  return { page: { module, version, draft: { version: draftVersion, reads: [...reads] }, isGiven } }
}

/** Whether an attempt stays with another release, so that its address has to be loaded anew. */
export function isHeldElsewhere(opened: OpenAttempt, release: RunningRelease | undefined): boolean {
  return release !== undefined && opened.release !== '' && opened.release !== release.version
}
