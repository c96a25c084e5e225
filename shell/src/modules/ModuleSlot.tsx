import { useEffect, useState, type ComponentType } from 'react'

import type { SlotName, SlotProps } from '@campus/contracts/slots'
import { localeReady } from '@campus/i18n/locale'
import type { SlotHost } from '@campus/ui/slot'

import { Boundary } from '../common/Boundary'
import type { ModuleLoader } from './module-loader'
import { slotOwner } from './module.model'

type SlotComponent = ComponentType<SlotProps[SlotName]>

/** Pieces of the shell, available with any modules. */
export type OwnSlots = Readonly<Partial<{ [Name in SlotName]: () => Promise<ComponentType<SlotProps[Name]>> }>>

/** Lets modules show pieces of each other and of the shell by name. Loads the owner when a piece is first shown. */
export function createSlotHost(modules: ModuleLoader, own: OwnSlots = {}): SlotHost {
  const load = async (name: SlotName): Promise<SlotComponent | null> => {
    const ownPiece = own[name]
    if (ownPiece !== undefined) return (await ownPiece()) as SlotComponent
    const owner = slotOwner(modules.map, name)
    if (owner === null) return null
    const state = await modules.load(owner.id)
    if (state.status !== 'ready') return null
    const piece = await state.module.slots[name]?.()
    await localeReady()
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
      <Boundary onError={(error) => reportSlotFailure(modules, name, error)}>
        <Piece {...props} />
      </Boundary>
    )
  }

  return { has: (name) => name in own || slotOwner(modules.map, name) !== null, Slot: ModuleSlot }
}

function reportSlotFailure(modules: ModuleLoader, name: SlotName, error: unknown): void {
  const owner = slotOwner(modules.map, name)
  modules.reportPageFailure(owner?.id ?? '', `${name}: ${error instanceof Error ? error.message : String(error)}`)
}
