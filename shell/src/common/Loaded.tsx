import type { Elements } from '@campus/ui/elements'
import { useLoaded } from '@campus/ui/use-loaded'

interface LoadedProps<Part> {
  /** Loads the part; must be the same function at every render. */
  load: () => Promise<Part>
  /** Shown while the part loads. */
  waiting?: Elements
  /** Shown when loading fails; mounting it again retries. */
  instead?: Elements
  children: (part: Part) => Elements
}

/** A part with a script of its own. If that script fails, the page around it still works. */
export function Loaded<Part>({ load, waiting = null, instead = null, children }: LoadedProps<Part>) {
  const { part, error } = useLoaded(load)
  if (error) return instead
  return part === undefined ? waiting : children(part)
}
