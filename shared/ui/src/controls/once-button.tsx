import { Button, type ButtonProps } from '@campus/ui/button'

import { useOnce } from '../hooks/use-once'

export interface OnceButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'type'> {
  /** The action of a press. It handles its own failures: a rejection is a defect. */
  action: () => Promise<unknown>
}

/** A button that is busy while its action runs; a second press meanwhile does nothing. */
export function OnceButton({ action, ...rest }: OnceButtonProps) {
  const [run, isRunning] = useOnce(action)
  return <Button {...rest} loading={isRunning} onClick={() => void run()} />
}
