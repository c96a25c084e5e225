/** The operator's commands. They call the running server, because only it may open an embedded database. */
import { parseArgs } from 'node:util'

import { askForBytes, askServer, CommandError, passwordIn, serverIn, type Asking } from './ask-server'
import {
  attemptLines,
  markedAgainLines,
  marksOf,
  waitingLines,
  type MarkedAgain,
  type ShownAttempt,
  type WaitingWork,
} from './attempt-lines'
import type { Fault, Folder } from './import/folder'
import { readFolderFromDisk, writeFolderToDisk, type FolderOnDisk } from './import/folder-on-disk'
import type { Imported } from './import/import-folder'
import { whileWaiting } from './import/now-and-then'
import { fetchMedia, sendMedia, type Ask } from './import/send-media'
import { passwordLines } from './password-lines'
import { accountLines, statusLines, tokenLines, type Account, type Status, type Token } from './status-lines'
import { timelineLines, type TimelineEvent } from './timeline-lines'

const USAGE = `operator status                                            who gets which release, and what was changed last
operator partner:allow <tenant> <origin>                   lets modules of a tenant come from an origin
operator partner:withdraw <tenant> <origin>                takes that back, with everything that comes from there
operator partner:publish <module> <manifest address>       checks every file of a partner's release and publishes it
operator assign <module> <version> [--tenant <tenant>] [--level <level>]
                                                           gives one tenant, or all, a release; a partner's runs
                                                           contained in a frame, unless its level is reviewed
operator unassign <module> --tenant <tenant>               gives a tenant what all others have
operator import <folder> [--dry-run]                       fills the site from a folder, wholly or not at all
operator export <folder>                                   writes what an import brings into a folder
operator events <tenant> <subject>                         what happened to something of a tenant, by its id
operator attempt <tenant> <attempt>                        what a learner answered, and what it is worth so far
operator waiting <tenant>                                  what learners have handed in that nobody has marked
operator mark <tenant> <attempt> [--points <question>=<n> …] [--comment <question>=<text> …]
                                                           marks it; once every question has points it is reviewed
operator mark-again <tenant> <work> [--reworded-are-same]  marks every finished attempt at a work by its paper
                                                           as it is now, and says each score before and after; a
                                                           question whose options say something else stays as it was
operator extra-time <tenant> <work> <user> <minutes>       lets a learner take longer at a test
operator move-ends <tenant> <work>                         gives who sits a test the minutes that it has now, where
                                                           they are more than before
operator end-lease <tenant> <attempt>                      lets an unfinished attempt go on with the release of the day
operator end-sessions <tenant> <mobile>                     ends every session of a person at a tenant
operator admit <tenant> <mobile> <class>                    gives a person of a tenant a seat in a class
operator passwords <tenant> [--class <class>] [--again]     makes a password for everyone who has none, and writes
                                                           the list to hand out as CSV; with --again for everyone,
                                                           in place of the one they have
operator token:create <name> --modules <a,b> [--tenant <tenant>]
                                                           lets a team, or a tenant's partner, release these modules
operator token:list                                        who may release what
operator token:revoke <name>                               takes that back
operator account:create <name> --roles <view,release,audit,teach> [--tenant <tenant>]
                                                           lets a person open the operator's page; a teacher of a
                                                           tenant has the role teach alone
operator account:list                                      who may
operator account:revoke <name>                             takes that back

--why <text>     the reason, kept with the change
--server <url>   default http://localhost:$PORT, or :8080
The password is read from OPERATOR_PASSWORD, else from the data folder (DATA_DIR, default ./data).`

/**
 * Runs the command of an argument list (`['status']`); returns its output. `tell` hears how far a long one has come. Throws
 * {@link CommandError}.
 */
export async function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void = () => undefined,
): Promise<string> {
  const { positionals, values } = parsed(args)
  const [command = '', first = '', second = '', third = '', fourth = ''] = positionals
  const { tenant, level, why = '', 'dry-run': dryRun = false, server = serverIn(environment) } = values
  const asking = (): Asking => ({ server, secret: passwordIn(environment) })
  const ask: Ask = (call, body) => askServer(asking(), `/operator/api/${call}`, body)
  switch (command) {
    case 'status':
      return statusLines((await ask('status')) as Status)
    case 'import': {
      const { folder, media: files, faults: unreadable, notes } = folderAt(needed(first))
      const sent = await sendMedia(ask, files, tell)
      const faults = [...unreadable, ...sent.faults]
      // With a file that cannot be read, the rest is looked through all the same: every fault is told at once.
      const asked = { ...folder, media: sent.media, dryRun: dryRun || faults.length > 0 }
      const imported = (await whileWaiting(ask('import', asked), tell, 'the server reads and writes it')) as Imported
      const all = [...faults, ...imported.faults]
      if (all.length > 0) throw new CommandError(faultLines(all))
      return [
        ...[...notes, ...imported.notes].map(placed),
        dryRun ? 'The folder has no faults; nothing was written.' : writtenLines(imported),
      ].join('\n')
    }
    case 'export': {
      const folder = (await ask('export')) as Folder
      writeFolderToDisk(needed(first), folder)
      await fetchMedia((call) => askForBytes(asking(), `/operator/api/${call}`), first, folder.media, tell)
      return `${first} has ${folder.files.length} tables, ${folder.pictures.length} pictures and ${folder.media.length} other files.`
    }
    case 'events': {
      const query = new URLSearchParams({ tenant: needed(first), subject: needed(second) })
      return timelineLines((await ask(`events?${query}`)) as readonly TimelineEvent[])
    }
    case 'attempt': {
      const attempt = await ask('attempt', { tenant: needed(first), attempt: needed(second) })
      return attemptLines(attempt as ShownAttempt)
    }
    case 'waiting':
      return waitingLines((await ask('waiting-work', { tenant: needed(first) })) as WaitingWork)
    case 'mark': {
      const marks = marksOf(values.points ?? [], values.comment ?? [])
      if (marks === null) throw new CommandError(USAGE)
      const { score } = (await ask('mark', { tenant: needed(first), attempt: needed(second), marks })) as {
        readonly score: number
      }
      return `${second} is reviewed with ${score} points.`
    }
    case 'mark-again': {
      const rewordedAreSame = values['reworded-are-same'] ?? false
      const marked = await ask('mark-again', { tenant: needed(first), work: needed(second), rewordedAreSame })
      return markedAgainLines((marked as { readonly attempts: readonly MarkedAgain[] }).attempts)
    }
    case 'extra-time': {
      const minutes = Number(needed(fourth))
      const { deadline } = (await ask('extra-time', {
        tenant: needed(first),
        work: needed(second),
        user: needed(third),
        minutes,
      })) as { readonly deadline: string | null }
      const until = deadline === null ? '' : ` The open attempt goes on until ${deadline}.`
      return `${third} has ${minutes} minutes more for ${second}.${until}`
    }
    case 'move-ends': {
      const { moved, kept } = (await ask('move-ends', { tenant: needed(first), work: needed(second) })) as {
        readonly moved: number
        readonly kept: number
      }
      return `${moved} open ${moved === 1 ? 'attempt has' : 'attempts have'} another end, ${kept} ${kept === 1 ? 'keeps its' : 'keep their'} own.`
    }
    case 'end-lease': {
      const { version } = (await ask('end-lease', { tenant: needed(first), attempt: needed(second), why })) as {
        readonly version: string
      }
      return `${second} is held by ${version} no more; the release of the day takes it up when it is opened next.`
    }
    case 'end-sessions': {
      const { user, ended } = (await ask('end-sessions', { tenant: needed(first), mobile: needed(second), why })) as {
        readonly user: string
        readonly ended: number
      }
      return `${user} is signed out of ${ended} ${ended === 1 ? 'session' : 'sessions'}.`
    }
    case 'admit': {
      const { order } = (await ask('admit', {
        tenant: needed(first),
        mobile: needed(second),
        classId: needed(third),
      })) as { readonly order: string | null }
      return `${second} has a seat in ${third}${order === null ? '' : `, by the order ${order}`}.`
    }
    case 'passwords': {
      const { class: classId, again = false } = values
      return passwordLines(needed(first), ask, { ...(classId === undefined ? {} : { classId }), again })
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
        ...(level === undefined ? {} : { level }),
      }
      const { level: given } = (await ask('assign', body)) as { readonly level: 'reviewed' | 'contained' | null }
      const place = { reviewed: ', in the page as reviewed', contained: ', contained in a frame' }
      const how = given === null ? '' : place[given]
      return `${tenant === undefined ? 'Every tenant' : tenant} gets ${first} ${second} from the next page on${how}.`
    }
    case 'unassign': {
      const { previousVersion } = (await ask('unassign', { moduleId: needed(first), scope: needed(tenant), why })) as {
        readonly previousVersion: string
      }
      return `${tenant} gets ${first} as all others do from the next page on; it had ${previousVersion}.`
    }
    case 'token:create': {
      const body = {
        name: needed(first),
        modules: needed(values.modules).split(','),
        why,
        ...(tenant === undefined ? {} : { scope: tenant }),
      }
      const { token } = (await ask('token-create', body)) as { readonly token: string }
      return `${token}\nThis is the token ${first}; it is shown this once. Whoever has it sets RELEASE_TOKEN.`
    }
    case 'token:list':
      return tokenLines((await ask('tokens')) as readonly Token[])
    case 'token:revoke':
      await ask('token-revoke', { name: needed(first), why })
      return `The token ${first} opens nothing any more.`
    case 'account:create': {
      const roles = needed(values.roles).split(',')
      const body = { name: needed(first), roles, why, ...(tenant === undefined ? {} : { scope: tenant }) }
      const { password } = (await ask('account-create', body)) as { readonly password: string }
      return `${password}\nThis is the password of ${first}; it is shown this once. The page is ${server}/operator/.`
    }
    case 'account:list':
      return accountLines((await ask('accounts')) as readonly Account[])
    case 'account:revoke':
      await ask('account-revoke', { name: needed(first), why })
      return `${first} can open the operator's page no more.`
    default:
      throw new CommandError(USAGE)
  }
}

/** The words of the command line; unknown ones give the usage text. */
function parsed(args: readonly string[]) {
  try {
    const options = {
      tenant: { type: 'string' },
      level: { type: 'string' },
      modules: { type: 'string' },
      roles: { type: 'string' },
      why: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'reworded-are-same': { type: 'boolean' },
      class: { type: 'string' },
      again: { type: 'boolean' },
      server: { type: 'string' },
      points: { type: 'string', multiple: true },
      comment: { type: 'string', multiple: true },
    } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (cause) {
    throw new CommandError(USAGE, { cause })
  }
}

function folderAt(path: string): FolderOnDisk {
  const read = readFolderFromDisk(path)
  if (read === null) throw new CommandError(`There is no folder ${path}.`)
  return read
}

/** `<file>:<line>: <what is wrong>`, as compilers tell it. */
function placed({ file, line, message }: Fault): string {
  return `${file}${line === 0 ? '' : `:${line}`}: ${message}`
}

function faultLines(faults: readonly Fault[]): string {
  return [
    ...faults.map(placed),
    `Nothing was written: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`,
  ].join('\n')
}

function writtenLines({ written, takenAway }: Pick<Imported, 'written' | 'takenAway'>): string {
  return [
    ...Object.entries(written).map(([file, rows]) => {
      const gone = takenAway[file]
      return `${String(rows).padStart(7)}  ${file}${gone === undefined ? '' : `, ${gone} taken away`}`
    }),
    'All of it is written.',
  ].join('\n')
}

function needed(value: string | undefined): string {
  if (value === undefined || value === '') throw new CommandError(USAGE)
  return value
}
