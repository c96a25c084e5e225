/** The events of a subject, as text for the operator. Pure. */

/** An event on the wire: its time is an ISO text. */
export interface TimelineEvent {
  readonly time: string
  readonly person: string
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
}

/** One line for each event: when, who, what. */
export function timelineLines(events: readonly TimelineEvent[]): string {
  if (events.length === 0) return 'Nothing is recorded of it.'
  const people = Math.max(...events.map(({ person }) => nameOf(person).length))
  const kinds = Math.max(...events.map(({ kind }) => kind.length))
  return events
    .map(({ time, person, kind, data }) =>
      [time, nameOf(person).padEnd(people), kind.padEnd(kinds), factsOf(data)].join('  ').trimEnd(),
    )
    .join('\n')
}

const nameOf = (person: string): string => (person === '' ? '–' : person)

/** `score=87.5 by="hand"`. */
function factsOf(data: TimelineEvent['data']): string {
  return Object.entries(data)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ')
}
