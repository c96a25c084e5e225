/** What the signed-in person played on this device and the server does not know of yet; it survives a crash. */
import { saveLearningRecord } from '@campus/contracts/study-learning'
import { call } from '@campus/http/client'
import { ApiError } from '@campus/http/errors'
import { keptForPerson } from '@campus/session/kept-for-person'

import { ownPerson } from '../own-person'
import { isCovered, readUnsaved, withoutVisit, withVisit, type UnsavedPlayback } from './unsaved-playback.model'

const kept = keptForPerson('unsaved-playback')
/** Visits that go on in this page: their players save them. */
const goingOn = new Set<string>()

export function unsavedPlayback(): UnsavedPlayback[] {
  return readUnsaved(kept.read(ownPerson())).filter(({ key }) => !goingOn.has(key))
}

function change(to: (visits: readonly UnsavedPlayback[]) => UnsavedPlayback[]): void {
  const visits = to(readUnsaved(kept.read(ownPerson())))
  kept.keep(ownPerson(), visits.length === 0 ? '' : JSON.stringify(visits))
}

export function keepPlayback(visit: UnsavedPlayback): void {
  change((visits) => withVisit(visits, visit))
}

export function dropPlayback(key: string): void {
  change((visits) => withoutVisit(visits, key))
}

/** A visit begins; the returned function ends it, and what is kept of it may be sent by others. */
export function beginVisit(key: string): () => void {
  goingOn.add(key)
  return () => void goingOn.delete(key)
}

/**
 * Sends what earlier visits left, oldest first, until there is no connection. What the server refuses is dropped; what it
 * does not count yet, because too little time has passed, stays to be offered again. Whether any arrived.
 */
export async function sendUnsaved(): Promise<boolean> {
  let hasArrived = false
  for (const { key, schoolId, request } of unsavedPlayback()) {
    try {
      const { watched } = await call(saveLearningRecord, request, { schoolId, errors: 'inline' })
      hasArrived = true
      if (!isCovered(request.watched, watched)) continue
    } catch (error) {
      if (!(error instanceof ApiError)) return hasArrived
    }
    dropPlayback(key)
  }
  return hasArrived
}
