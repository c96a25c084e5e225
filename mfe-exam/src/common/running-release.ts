/** The release of this page, as sent to the server: an attempt stays with the release that holds it. */
import { createContext, useContext } from 'react'

import type { OpenAttempt, PageRelease } from '@campus/contracts/exam-attempt'
import type { RunningRelease } from '@campus/contracts/module'

import config from '../../module.config'
import { parseWorkAddress } from './work-address.model'

export const RunningReleaseContext = createContext<RunningRelease | undefined>(undefined)

export const useRunningRelease = (): RunningRelease | undefined => useContext(RunningReleaseContext)

/**
 * The release in calls that open an attempt; nothing where no release runs. The id of an attempt not yet
 * started is ''.
 */
export function pageRelease(release: RunningRelease | undefined, answerLogId: string): { page?: PageRelease } {
  if (release === undefined) return {}
  const { module, version, loadedAt } = release
  const { version: draftVersion, reads } = config.draft
  const isGiven = answerLogId !== '' && parseWorkAddress(new URL(loadedAt).searchParams).answerLogId === answerLogId
  return { page: { module, version, draft: { version: draftVersion, reads: [...reads] }, isGiven } }
}

/** Whether an attempt belongs to another release, so that its address has to be loaded as a new document. */
export function isHeldElsewhere(opened: OpenAttempt, release: RunningRelease | undefined): boolean {
  return release !== undefined && opened.release !== '' && opened.release !== release.version
}
