/** What a person did on this device and the server does not know of yet: JSON text. */

/** Of one person at one school: nobody sends another's. */
export interface KeptPerson {
  readonly tenantId: string
  readonly userId: string
}

export interface KeptForPerson {
  /** '' where nothing is kept. */
  readonly read: (person: KeptPerson) => string
  /** '' keeps nothing. Where storage is blocked or full it lasts for the page. */
  readonly keep: (person: KeptPerson, json: string) => void
  /** Tells of changes, also in other tabs; returns how to stop. */
  readonly onChange: (listener: () => void) => () => void
}

/** `name` tells kinds of work apart, such as `waiting-signs`. */
export function keptForPerson(name: string): KeptForPerson {
  const listeners = new Set<() => void>()
  const inMemory = new Map<string, string>()
  const keyOf = ({ tenantId, userId }: KeptPerson): string => `campus.${name}:${tenantId}:${userId}`
  return {
    read: (person) => {
      const key = keyOf(person)
      const remembered = inMemory.get(key)
      if (remembered !== undefined) return remembered
      try {
        return localStorage.getItem(key) ?? ''
      } catch {
        // Storage is blocked: nothing was kept.
        return ''
      }
    },
    keep: (person, json) => {
      const key = keyOf(person)
      try {
        if (json === '') localStorage.removeItem(key)
        else localStorage.setItem(key, json)
        inMemory.delete(key)
      } catch {
        inMemory.set(key, json)
      }
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}
