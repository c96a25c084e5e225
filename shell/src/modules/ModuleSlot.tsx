import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'

import type { SlotName, SlotProps } from '@campus/contracts/slots'
import { localeReady } from '@campus/i18n/locale'
import { Redraw } from '@campus/ui/redraw'
import type { SlotHost } from '@campus/ui/slot'
import { toast } from '@campus/ui/toast'

import { Boundary } from '../common/Boundary'
import { useCommonT } from '../common/messages'
import type { ModuleLoader } from './module-loader'
import { slotOwner } from './module.model'

type SlotComponent = ComponentType<SlotProps[SlotName]>

/** A piece, and the slot it is for. */
interface Shown {
  readonly name: SlotName
  readonly Piece: SlotComponent
}

/** Pieces of the shell, available with any modules. */
export type OwnSlots = Readonly<Partial<{ [Name in SlotName]: () => Promise<ComponentType<SlotProps[Name]>> }>>

/**
 * Lets modules show pieces of each other and of the shell by name. Loads the owner when a piece is first shown; a piece
 * that fails while it is wanted says so and closes, and the next wish tries again.
 */
export function createSlotHost(modules: ModuleLoader, own: OwnSlots = {}): SlotHost {
  const load = async (name: SlotName): Promise<SlotComponent | null> => {
    const ownPiece = own[name]
    if (ownPiece !== undefined) return (await ownPiece()) as SlotComponent
    const owner = await modules.known.ownerOf(name)
    if (owner === null) return null
    const state = await modules.load(owner.id)
    if (state.status !== 'ready') return null
    const piece = await state.module.slots[name]?.()
    await localeReady()
    return (piece?.Component as SlotComponent | undefined) ?? null
  }

  function ModuleSlot({ name, props }: { name: SlotName; props: SlotProps[SlotName] }) {
    const t = useCommonT()
    const [shown, setShown] = useState<Shown | null>(null)
    const { open } = props
    const isThere = shown?.name === name
    const asked = useRef<SlotName | null>(null)
    const giveUp = (): void => {
      if (!open) return
      toast.error(t('shell.moduleFailed'))
      props.onClose()
    }
    const onLost = useEffectEvent(giveUp)
    // Read when somebody wants the piece, not a wish of its own: one that throws must not come back by itself.
    const isMissing = useEffectEvent(() => !isThere)
    useEffect(() => {
      const isFirst = asked.current !== name
      asked.current = name
      // Nobody asks again for what failed while nobody wants it.
      if (!isMissing() || (!isFirst && !open)) return undefined
      let gone = false
      void load(name)
        .catch((error: unknown) => {
          reportSlotFailure(modules, name, error)
          return null
        })
        .then((Piece) => {
          if (gone) return
          if (Piece === null) onLost()
          else setShown({ name, Piece })
        })
      return () => {
        gone = true
      }
    }, [name, open])
    if (!isThere) return null
    const takeOut = (error: unknown): void => {
      reportSlotFailure(modules, name, error)
      setShown(null)
      giveUp()
    }
    return (
      <Boundary onError={takeOut}>
        <Redraw>
          <shown.Piece {...props} />
        </Redraw>
      </Boundary>
    )
  }

  return { has: (name) => name in own || modules.known.hasSlot(name), Slot: ModuleSlot }
}

function reportSlotFailure(modules: ModuleLoader, name: SlotName, error: unknown): void {
  const owner = slotOwner(modules.known, name)
  modules.reportPageFailure(owner?.id ?? '', `${name}: ${error instanceof Error ? error.message : String(error)}`)
}
