import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

import type { SlotName, SlotProps } from '@campus/contracts/slots'

/** The shell's services for showing another module's piece. */
export interface SlotHost {
  /** Whether any module of this site offers the slot. */
  readonly has: (name: SlotName) => boolean
  /** Loads the owner and draws its piece; draws nothing when that fails. */
  readonly Slot: ComponentType<{ name: SlotName; props: SlotProps[SlotName] }>
}

const SlotHostContext = createContext<SlotHost | null>(null)

/** Mounted once, by the shell. */
export function SlotHostProvider({ host, children }: { host: SlotHost; children: ReactNode }) {
  return <SlotHostContext value={host}>{children}</SlotHostContext>
}

/** Whether this site can show the slot: leave out a control that would open nothing. */
export function useHasSlot(name: SlotName): boolean {
  return useContext(SlotHostContext)?.has(name) ?? false
}

/** Shows another module's piece by its versioned name; nothing when the site has no owner for it. */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  const host = useContext(SlotHostContext)
  if (!host?.has(name)) return null
  return <host.Slot name={name} props={props as unknown as SlotProps[SlotName]} />
}
