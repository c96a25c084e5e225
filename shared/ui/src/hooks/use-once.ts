import { useRef, useState } from 'react'

/**
 * Runs an action once at a time: a call while it runs does nothing, also one before the next render. The
 * action handles its own failures: a rejection is a defect and is passed on.
 */
export function useOnce(action: () => unknown): readonly [run: () => Promise<void>, isRunning: boolean] {
  const running = useRef(false)
  const [isRunning, setIsRunning] = useState(false)

  async function run(): Promise<void> {
    if (running.current) return
    running.current = true
    setIsRunning(true)
    try {
      await action()
    } finally {
      running.current = false
      setIsRunning(false)
    }
  }

  return [run, isRunning]
}
