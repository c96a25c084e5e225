import type { SlotName, SlotProps } from '@campus/contracts/slots'
import type { SlotHost } from '@campus/ui/slot'
import { Component, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { slotOwner } from './module.model'
import type { ModuleLoader } from './module-loader'

type SlotComponent = ComponentType<SlotProps[SlotName]>

/** Lets modules show each other's pieces by name; loads the owner when a piece is first shown. */
export function createSlotHost(modules: ModuleLoader): SlotHost {
  const load = async (name: SlotName): Promise<SlotComponent | null> => {
    const owner = slotOwner(modules.map, name)
    if (owner === null) return null
    const state = await modules.load(owner.id)
    if (state.status !== 'ready') return null
    const piece = await state.module.slots[name]?.()
    return (piece?.Component as SlotComponent | undefined) ?? null
  }

  function ModuleSlot({ name, props }: { name: SlotName; props: SlotProps[SlotName] }) {
    const [Piece, setPiece] = useState<SlotComponent | null>(null)
    useEffect(() => {
      let gone = false
      load(name).then(
        (piece) => !gone && setPiece(() => piece),
        (error: unknown) => reportSlotFailure(modules, name, error),
      )
      return () => {
        gone = true
      }
    }, [name])
    if (Piece === null) return null
    return (
      <SlotBoundary onError={(error) => reportSlotFailure(modules, name, error)}>
        <Piece {...props} />
      </SlotBoundary>
    )
  }

  return { has: (name) => slotOwner(modules.map, name) !== null, Slot: ModuleSlot }
}

function reportSlotFailure(modules: ModuleLoader, name: SlotName, error: unknown): void {
  const owner = slotOwner(modules.map, name)
  modules.reportPageFailure(owner?.id ?? '', `${name}: ${error instanceof Error ? error.message : String(error)}`)
}

/** A piece that fails takes nothing of the page around it with it. */
class SlotBoundary extends Component<{ onError: (error: Error) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
