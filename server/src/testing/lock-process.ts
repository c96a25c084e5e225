/**
 * Races for folder locks: for each input line, `<lock file> <moment>`, it tries to take that lock at that
 * moment and prints the result.
 */
import { createInterface } from 'node:readline'

import { lockFolder } from '../platform/database/folder-lock'

process.stdout.write('ready\n')
for await (const line of createInterface(process.stdin)) {
  const [file = '', moment = '0'] = line.split(' ')
  while (Date.now() < Number(moment)) continue
  process.stdout.write(`${outcomeOf(file)}\n`)
}

function outcomeOf(file: string): string {
  try {
    lockFolder(file)
    return 'won'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
