/** A program in a process of its own, which counts as started once it responds. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface Program {
  readonly processId: number
  /** Ends it by a signal of its own, unless it has ended. */
  stop(): Promise<void>
  /** Kills it, as a loss of power would. */
  kill(): Promise<void>
}

interface ProgramOptions {
  /** What it is called when it stops too early. */
  readonly name: string
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** What ends it. Default: SIGTERM. */
  readonly stopsBy?: NodeJS.Signals
  /** Whether it responds; rejects while nothing listens. */
  readonly responds: () => Promise<boolean>
}

/** Milliseconds between two looks at whether it responds. */
const BETWEEN_LOOKS = 50

export async function startProgram(
  words: readonly string[],
  { name, responds, stopsBy = 'SIGTERM', ...options }: ProgramOptions,
): Promise<Program> {
  const [command = '', ...rest] = words
  const program = spawn(command, rest, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (program.exitCode !== null || program.signalCode !== null) return
    const ended = once(program, 'exit')
    program.kill(signal)
    await ended
  }
  for (;;) {
    if (program.exitCode !== null) throw new Error(`${name} stopped with code ${program.exitCode}`)
    const isThere = await responds().catch(() => false)
    if (isThere) return { processId: program.pid ?? 0, stop: () => end(stopsBy), kill: () => end('SIGKILL') }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS))
  }
}

/** Whether an address answers with a status that is no error. */
export async function isServed(address: string): Promise<boolean> {
  const { ok } = await fetch(address)
  return ok
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no free port was given')
  return address.port
}
