import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '@campus/ui/icons'
import { VisuallyHidden } from '@campus/ui/layout'

import { color, font, layer, motion, radius, shadow, space, text, weight } from '../theme/tokens'
import { dismissToast, toastStore, type ToastMessage, type ToastTone } from './toast-store'

export { toast } from './toast-store'

/*
 * Two live regions and a list: 1 KB, where a toast library with the same behaviour has 14 KB, in the part of
 * the page that every visit loads.
 */

const Region = styled.section`
  position: fixed;
  z-index: ${layer.toast};
  inset: ${space[6]} ${space[4]} auto;
  display: flex;
  flex-direction: column;
  align-items: center;
  pointer-events: none;
`

const List = styled.ol`
  display: contents;
  list-style: none;
`

const enter = keyframes`
  from { opacity: 0; translate: 0 -8px; }
`

const Item = styled.li`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  max-width: min(100%, 480px);
  margin-block-end: ${space[2]};
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow[2]};
  color: ${color.text};
  font: ${weight.medium} ${text.s} ${font.sans};
  pointer-events: auto;
  animation: ${enter} ${motion.base} ease-out;
`

const Mark = styled.span<{ $tone: ToastTone }>`
  display: flex;
  height: 1lh;
  align-items: center;
  color: ${({ $tone }) => markColors[$tone]};

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`

const Dismiss = styled.button`
  display: grid;
  flex: none;
  width: ${space[6]};
  height: ${space[6]};
  place-items: center;
  border: 0;
  background: none;
  color: ${color.textSubtle};

  &:hover {
    color: ${color.text};
  }
  & > svg {
    width: 1rem;
    height: 1rem;
  }
`

const markColors: Record<ToastTone, string> = {
  success: color.success,
  warning: color.warning,
  error: color.danger,
  info: color.accentText,
}

const marks = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info } as const

/** Does not close while the pointer or the focus is on it. */
function Toast({ message }: { message: ToastMessage }) {
  const t = useSharedT()
  const [held, setHeld] = useState(false)
  const Icon = marks[message.tone]

  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => dismissToast(message.id), message.duration)
    return () => clearTimeout(timer)
  }, [held, message])

  return (
    <Item
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Mark $tone={message.tone}>
        <Icon aria-hidden />
        <VisuallyHidden>{t(`ui.toast.${message.tone}`)}</VisuallyHidden>
      </Mark>
      <span>{message.text}</span>
      <Dismiss
        type="button"
        aria-label={t('ui.toast.dismiss')}
        // A press must not take the focus out of a dialog.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => dismissToast(message.id)}
      >
        <X aria-hidden />
      </Dismiss>
    </Item>
  )
}

const isUrgent = ({ tone }: ToastMessage): boolean => tone === 'error' || tone === 'warning'

/** The place of toasts; one for the whole page. The live regions exist before the first message. */
export function Toaster() {
  const t = useSharedT()
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const item = (message: ToastMessage) => <Toast key={message.id} message={message} />
  return createPortal(
    <Region aria-label={t('ui.toast.region')} data-toaster>
      <List aria-live="assertive" aria-relevant="additions">
        {messages.filter(isUrgent).map(item)}
      </List>
      <List aria-live="polite" aria-relevant="additions">
        {messages.filter((message) => !isUrgent(message)).map(item)}
      </List>
    </Region>,
    document.body,
  )
}
