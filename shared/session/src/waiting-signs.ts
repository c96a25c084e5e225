/** What a person pressed to sign in to a lesson or out of it, and the server does not know of yet: JSON text. */

const listeners = new Set<() => void>()
/** Where storage is blocked or full, for the page. */
const inMemory = new Map<string, string>()

/** Of one person at one school: nobody sends another's. */
export interface SignPerson {
  readonly tenantId: string
  readonly userId: string
}

function keyOf({ tenantId, userId }: SignPerson): string {
  return `campus.waiting-signs:${tenantId}:${userId}`
}

/** '' where nothing is kept. */
export function keptSigns(person: SignPerson): string {
  const key = keyOf(person)
  const remembered = inMemory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    // Storage is blocked: nothing was kept.
    return ''
  }
}

/** '' keeps nothing. Where storage is blocked it lasts for the page. */
export function keepSigns(person: SignPerson, json: string): void {
  const key = keyOf(person)
  try {
    if (json === '') localStorage.removeItem(key)
    else localStorage.setItem(key, json)
    inMemory.delete(key)
  } catch {
    inMemory.set(key, json)
  }
  for (const listener of listeners) listener()
}

/** Tells of changes, also in other tabs; returns how to stop. */
export function onSignsChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
