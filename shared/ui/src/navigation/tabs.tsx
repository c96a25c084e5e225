import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'

import { space } from '../theme/tokens'
import { underlinedChosen, underlinedItem, underlinedRow } from './underlined'

export interface TabItem<Value extends string = string> {
  value: Value
  label: ReactNode
}

export interface TabsProps<Value extends string = string> {
  /** The name of the choice, for screen readers. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The content of the chosen tab. */
  children?: ReactNode
  className?: string
}

/* The tabs pattern of WAI-ARIA: 1 KB where the primitive of Base UI is 11 KB, and the home page has tabs. */

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
`

const List = styled.div`
  ${underlinedRow}
`

const Tab = styled.button`
  ${underlinedItem}
  flex: none;
  border: 0;
  background: none;
  white-space: nowrap;

  &[aria-selected='true'] {
    ${underlinedChosen}
  }
`

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs with the arrow keys, Home and End; the selection follows the focus. */
export function Tabs<Value extends string>({ label, items, value, onChange, children, className }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabId = (item: Value) => `${id}-tab-${item}`
  const hasPanel = children !== undefined

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    const at = items.findIndex((item) => item.value === value)
    const next = step && items[step(at, items.length)]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus()
  }

  return (
    <Root className={className}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => {
          const selected = item.value === value
          return (
            <Tab
              key={item.value}
              type="button"
              role="tab"
              id={tabId(item.value)}
              data-value={item.value}
              aria-selected={selected}
              aria-controls={hasPanel && selected ? `${id}-panel` : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(item.value)}
            >
              {item.label}
            </Tab>
          )
        })}
      </List>
      {hasPanel ? (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(value)} tabIndex={0}>
          {children}
        </div>
      ) : null}
    </Root>
  )
}
