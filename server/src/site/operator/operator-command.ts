/** The operator's commands. They call the running server, because only it may open an embedded database. */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { attemptLines, marksOf, type ShownAttempt } from './attempt-lines'
import type { Fault, Folder } from './import/folder'
import { readFolderFromDisk, writeFolderToDisk } from './import/folder-on-disk'
import type { Imported } from './import/import-folder'
import { passwordFileOf } from './operator-password'
import { statusLines, type Status } from './status-lines'
import { timelineLines, type TimelineEvent } from './timeline-lines'

const USAGE = `operator status                                            who gets which release, and what was changed last
operator partner:allow <tenant> <origin>                   lets modules of a tenant come from an origin
operator partner:withdraw <tenant> <origin>                takes that back, with everything that comes from there
operator partner:publish <module> <manifest address>       checks every file of a partner's release and publishes it
operator assign <module> <version> [--tenant <tenant>]     gives one tenant, or all, a release
operator unassign <module> --tenant <tenant>               gives a tenant what all others have
operator import <folder> [--dry-run]                       fills the site from a folder, wholly or not at all
operator export <folder>                                   writes what an import brings into a folder
operator events <tenant> <subject>                         what happened to something of a tenant, by its id
operator attempt <tenant> <attempt>                        what a learner answered, and what it is worth so far
operator mark <tenant> <attempt> [--points <question>=<n> …] [--comment <question>=<text> …]
                                                           marks it; once every question has points it is reviewed
operator extra-time <tenant> <work> <user> <minutes>       lets a learner take longer at a test
operator end-lease <tenant> <attempt>                      lets an unfinished attempt go on with the release of the day

--why <text>     the reason, kept with the change
--server <url>   default http://localhost:$PORT, or :8080
The password is read from OPERATOR_PASSWORD, else from the data folder (DATA_DIR, default ./data).`

/** A mistake that the operator can correct; the message explains it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

interface Asking {
  readonly server: string
  readonly password: string
}

/** Runs the command of an argument list (`['status']`); returns its output. Throws {@link CommandError}. */
export async function runCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { positionals, values } = parsed(args)
  const [command = '', first = '', second = '', third = '', fourth = ''] = positionals
  const {
    tenant,
    why = '',
    'dry-run': dryRun = false,
    server = `http://localhost:${environment['PORT'] ?? '8080'}`,
  } = values
  const ask = (call: string, body?: object): Promise<unknown> =>
    askServer({ server, password: passwordIn(environment) }, call, body)
  switch (command) {
    case 'status':
      return statusLines((await ask('status')) as Status)
    case 'import': {
      const imported = (await ask('import', { ...folderAt(needed(first)), dryRun })) as Imported
      if (imported.faults.length > 0) throw new CommandError(faultLines(imported.faults))
      return dryRun ? 'The folder has no faults; nothing was written.' : writtenLines(imported.written)
    }
    case 'export': {
      const folder = (await ask('export')) as Folder
      writeFolderToDisk(needed(first), folder)
      return `${first} has ${folder.files.length} files and ${folder.pictures.length} pictures.`
    }
    case 'events': {
      const query = new URLSearchParams({ tenant: needed(first), subject: needed(second) })
      return timelineLines((await ask(`events?${query}`)) as readonly TimelineEvent[])
    }
    case 'attempt': {
      const attempt = await ask('attempt', { tenant: needed(first), attempt: needed(second) })
      return attemptLines(attempt as ShownAttempt)
    }
    case 'mark': {
      const marks = marksOf(values.points ?? [], values.comment ?? [])
      if (marks === null) throw new CommandError(USAGE)
      const { score } = (await ask('mark', { tenant: needed(first), attempt: needed(second), marks })) as {
        readonly score: number
      }
      return `${second} is reviewed with ${score} points.`
    }
    case 'extra-time': {
      const minutes = Number(needed(fourth))
      await ask('extra-time', { tenant: needed(first), work: needed(second), user: needed(third), minutes })
      return `${third} has ${minutes} minutes more for ${second}.`
    }
    case 'end-lease': {
      const { version } = (await ask('end-lease', { tenant: needed(first), attempt: needed(second), why })) as {
        readonly version: string
      }
      return `${second} is held by ${version} no more; the release of the day takes it up when it is opened next.`
    }
    case 'partner:allow':
      await ask('allow', { scope: needed(first), origin: needed(second), why })
      return `Modules of ${first} may come from ${second}.`
    case 'partner:withdraw':
      await ask('withdraw', { scope: needed(first), origin: needed(second), why })
      return `No module of ${first} comes from ${second} any more.`
    case 'partner:publish': {
      const { version, hash } = (await ask('publish', {
        moduleId: needed(first),
        address: needed(second),
        why,
      })) as Record<'version' | 'hash', string>
      return `${first} ${version} is published, every file as its manifest says (${hash}).`
    }
    case 'assign': {
      const body = {
        moduleId: needed(first),
        version: needed(second),
        why,
        ...(tenant === undefined ? {} : { scope: tenant }),
      }
      await ask('assign', body)
      return `${tenant === undefined ? 'Every tenant' : tenant} gets ${first} ${second} from the next page on.`
    }
    case 'unassign': {
      const { previousVersion } = (await ask('unassign', { moduleId: needed(first), scope: needed(tenant), why })) as {
        readonly previousVersion: string
      }
      return `${tenant} gets ${first} as all others do from the next page on; it had ${previousVersion}.`
    }
    default:
      throw new CommandError(USAGE)
  }
}

/** The words of the command line; unknown ones give the usage text. */
function parsed(args: readonly string[]) {
  try {
    const options = {
      tenant: { type: 'string' },
      why: { type: 'string' },
      'dry-run': { type: 'boolean' },
      server: { type: 'string' },
      points: { type: 'string', multiple: true },
      comment: { type: 'string', multiple: true },
    } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (cause) {
    throw new CommandError(USAGE, { cause })
  }
}

function folderAt(path: string): Folder {
  const folder = readFolderFromDisk(path)
  if (folder === null) throw new CommandError(`There is no folder ${path}.`)
  return folder
}

/** `<file>:<line>: <what is wrong>`, as compilers tell it. */
function faultLines(faults: readonly Fault[]): string {
  const lines = faults.map(({ file, line, message }) => `${file}${line === 0 ? '' : `:${line}`}: ${message}`)
  return [...lines, `Nothing was written: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`].join('\n')
}

function writtenLines(written: Imported['written']): string {
  return [
    ...Object.entries(written).map(([file, rows]) => `${String(rows).padStart(7)}  ${file}`),
    'All of it is written.',
  ].join('\n')
}

function needed(value: string | undefined): string {
  if (value === undefined || value === '') throw new CommandError(USAGE)
  return value
}

async function askServer({ server, password }: Asking, call: string, body?: object): Promise<unknown> {
  const response = await fetch(`${server}/operator/api/${call}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${password}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new CommandError(`No server answers at ${server}; start it, or say where it is with --server.`, { cause })
  })
  const envelope = (await response.json().catch((cause: unknown) => {
    throw new CommandError(`What answers at ${server} is no portal; say where it is with --server.`, { cause })
  })) as { readonly code: number; readonly msg: string; readonly data: unknown }
  if (envelope.code !== 0) throw new CommandError(envelope.msg)
  return envelope.data
}

function passwordIn(environment: NodeJS.ProcessEnv): string {
  const given = environment['OPERATOR_PASSWORD']
  if (given !== undefined && given !== '') return given
  const file = passwordFileOf({ dataDirectory: environment['DATA_DIR'] ?? './data' })
  if (!existsSync(file)) {
    throw new CommandError(`There is no ${file}; set OPERATOR_PASSWORD, or DATA_DIR to the server's data folder.`)
  }
  return readFileSync(file, 'utf8').trim()
}
