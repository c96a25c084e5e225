/** Runs other programs, and ends with one clear sentence on a failure. */
import { spawn, spawnSync } from 'node:child_process'

import { ROOT } from './inputs.mjs'

/** A failure whose message is written for the person at the terminal; no stack is printed. */
export class PlainFailure extends Error {}

/** Runs the task; a PlainFailure ends the process with its message and exit code 1. */
export async function runMain(task) {
  try {
    await task()
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * Runs a program in the repository with the terminal's output; resolves to its
 * exit code. `onStart` receives the running process.
 */
export function run(command, args, { env = {}, cwd = ROOT, onStart } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    onStart?.(child)
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a program silently; resolves to its exit code and everything it printed. `onStart` as for {@link run}. */
export function runQuietly(command, args, { env = {}, cwd = ROOT, onStart } = {}) {
  return new Promise((resolve) => {
    const output = []
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    onStart?.(child)
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }))
  })
}

/** Whether the program exists and accepts the given arguments. */
export function answers(command, args = ['--version']) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** Prints one progress line with the time since the process began. */
export function progress(text) {
  console.log(`[${process.uptime().toFixed(1).padStart(5)} s] ${text}`)
}
