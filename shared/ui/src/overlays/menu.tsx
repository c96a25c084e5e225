import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Link } from 'react-router-dom'
import { css, keyframes, styled } from 'styled-components'

import { inOwnElement, type Elements } from '../composition/elements'
import { color, font, layer, motion, radius, shadow, space, text, weight } from '../theme/tokens'

/*
 * The menu-button pattern of WAI-ARIA in its simplest form. Ours is 1 KB; the primitive of Base UI,
 * with submenus and filters nobody here needs, is 49 KB, and the header's menu is on every page.
 */

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: Elements
  /** Opens this address; without it, `onSelect` runs. */
  to?: string
  onSelect?: () => void
  tone?: 'danger'
}

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'id' | 'onClick' | 'onKeyDown' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
>

export interface MenuProps {
  /** A button; the menu adds the attributes of a menu button. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  /** The side of the trigger it lines up with. */
  align?: 'start' | 'end'
}

const Root = styled.div`
  position: relative;
  display: inline-flex;
`

const appear = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`

const Popup = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  z-index: ${layer.panel};
  inset-block-start: calc(100% + ${space[2]});
  ${({ $align }) => ($align === 'start' ? 'inset-inline-start: 0' : 'inset-inline-end: 0')};
  width: max-content;
  min-width: max(100%, 160px);
  max-width: min(320px, calc(100vw - 2 * ${space[4]}));
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow[2]};
  animation: ${appear} ${motion.fast} ease-out;
`

const row = css<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${space[10]};
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${({ $danger }) => ($danger ? color.dangerText : color.text)};
  font: ${weight.regular} ${text.s} ${font.sans};
  text-align: start;

  &:hover,
  &:focus-visible {
    background: ${({ $danger }) => ($danger ? color.dangerSoft : color.accentSoft)};
    color: ${({ $danger }) => ($danger ? color.dangerText : color.accentText)};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`

const ActionRow = styled.button<{ $danger: boolean }>`
  ${row}
`
const LinkRow = styled(Link)<{ $danger: boolean }>`
  ${row}
`

const firstLetterOf = (element: HTMLElement): string => element.textContent?.trim().charAt(0).toLowerCase() ?? ''

/** The entry that a key moves the focus to; undefined for a key without meaning here. */
function destination(key: string, rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return rows[(at + 1) % rows.length]
  if (key === 'ArrowUp') return rows[(at - 1 + rows.length) % rows.length]
  if (key === 'Home') return rows[0]
  if (key === 'End') return rows[rows.length - 1]
  if (key.length !== 1 || key === ' ') return undefined
  const fromNext = [...rows.slice(at + 1), ...rows.slice(0, at + 1)]
  return fromNext.find((element) => firstLetterOf(element) === key.toLowerCase())
}

/** A button with a list of actions under it. */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  const id = useId()
  const triggerId = trigger.props.id ?? `${id}-trigger`
  const root = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<false | 'first' | 'last'>(false)

  const rows = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    if (!open) return undefined
    rows()
      .at(open === 'first' ? 0 : -1)
      ?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  function close() {
    setOpen(false)
    document.getElementById(triggerId)?.focus()
  }

  function onTriggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  function onMenuKey(event: KeyboardEvent) {
    if (event.key === 'Tab') return setOpen(false)
    if (event.key === 'Escape') {
      // Closing the menu must not close a dialog around it.
      event.stopPropagation()
      return close()
    }
    const all = rows()
    const next = destination(
      event.key,
      all,
      all.findIndex((element) => element === document.activeElement),
    )
    if (!next) return undefined
    event.preventDefault()
    return next.focus()
  }

  return (
    <Root ref={root}>
      {cloneElement(trigger, {
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== false,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(open ? false : 'first'),
        onKeyDown: onTriggerKey,
      })}
      {open ? (
        <Popup ref={popup} id={id} role="menu" aria-labelledby={triggerId} $align={align} onKeyDown={onMenuKey}>
          {items.map((item) => (
            <Row key={item.id} item={item} onDone={close} />
          ))}
        </Popup>
      ) : null}
    </Root>
  )
}

function Row({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { to, tone, icon, label, onSelect } = item
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    $danger: tone === 'danger',
    onClick() {
      onDone()
      onSelect?.()
    },
  }
  const content = (
    <>
      {icon}
      {inOwnElement(label)}
    </>
  )
  if (to === undefined) {
    return (
      <ActionRow type="button" {...common}>
        {content}
      </ActionRow>
    )
  }
  return (
    <LinkRow to={to} {...common}>
      {content}
    </LinkRow>
  )
}
