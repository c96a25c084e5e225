import type { ReactNode } from 'react'

import { useLoaded } from '@campus/ui/use-loaded'

interface LoadedProps<Part> {
  /** Brings the part; the same function at every render. */
  load: () => Promise<Part>
  /** Until the part has come. */
  waiting?: ReactNode
  /** When it does not come; who mounts again asks again. */
  instead?: ReactNode
  children: (part: Part) => ReactNode
}

/** A part in a script of its own. When that script fails, the page around it goes on. */
export function Loaded<Part>({ load, waiting = null, instead = null, children }: LoadedProps<Part>) {
  const { part, error } = useLoaded(load)
  if (error) return instead
  return part === undefined ? waiting : children(part)
}
