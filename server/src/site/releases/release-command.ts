/** A team's commands: they release modules into the running server. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { askServer, CommandError, passwordIn, serverIn } from '../operator/ask-server'
import { isMissing } from '../registry/build-files'
import {
  checkedLines,
  listLines,
  promotedLines,
  publishedLines,
  rolledBackLines,
  statusLines,
  type Checked,
  type Listed,
  type Promoted,
  type Published,
  type ReleaseStatus,
  type RolledBack,
} from './release-lines'

const USAGE = `release check <module>                                  what publishing the built module would say
release publish <module>                                publishes the built module; nobody gets it yet
release promote <module> <version> [--gray <n>%]        gives it to all, or to a share of the visitors
release rollback <module>                               takes back what was promoted last
release status                                          who gets which release, and what was changed last
release list <module>                                   the releases of a module

--tenant <tenant>     promote and rollback: for this tenant only
--level <level>       promote of a partner's release: contained in a frame (default), or reviewed and in the page
--why <text>          the reason, kept with the change
--from <folder>       the build; default <module>/dist
--address <address>   a partner's manifest, in the place of a build
--json                prints what the server responds, for machines
--server <url>        default http://localhost:$PORT, or :8080
The token is read from RELEASE_TOKEN; without it the operator's password opens everything.`

/** Runs the command of an argument list (`['status']`); returns its output. Throws {@link CommandError}. */
export async function runReleaseCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { positionals, values } = parsed(args)
  const [command = '', module = '', version = '', ...more] = positionals
  const { tenant, why = '', json = false, server = serverIn(environment) } = values
  if (more.length > 0) throw new CommandError(USAGE)
  const ask = (path: string, body?: object): Promise<unknown> =>
    askServer({ server, secret: secretIn(environment) }, `/releases/api/${path}`, body)
  const ofModule = (call = '') => `modules/${encodeURIComponent(needed(module))}${call}`
  const shown = <Result>(result: unknown, lines: (result: Result) => string): string =>
    json ? JSON.stringify(result) : lines(result as Result)
  const scope = tenant === undefined ? {} : { scope: needed(tenant) }
  switch (command) {
    case 'check': {
      const result = (await ask(ofModule('/check'), buildOf(module, values))) as Checked
      const text = shown(result, (checked: Checked) => checkedLines(module, checked))
      if (result.faults.length > 0) throw new CommandError(text)
      return text
    }
    case 'publish': {
      const result = await ask(ofModule('/publish'), { ...buildOf(module, values), why })
      return shown(result, (published: Published) => publishedLines(module, published))
    }
    case 'promote': {
      const gray = values.gray === undefined ? {} : { gray: percentOf(values.gray) }
      const level = values.level === undefined ? {} : { level: values.level }
      const result = await ask(ofModule('/promote'), { version: needed(version), ...scope, ...gray, ...level, why })
      return shown(result, (promoted: Promoted) => promotedLines(module, promoted))
    }
    case 'rollback': {
      const result = await ask(ofModule('/rollback'), { ...scope, why })
      return shown(result, (rolledBack: RolledBack) => rolledBackLines(module, rolledBack))
    }
    case 'status':
      return shown(await ask('status'), (status: ReleaseStatus) => statusLines(status))
    case 'list':
      return shown(await ask(ofModule()), (listed: readonly Listed[]) => listLines(listed))
    default:
      throw new CommandError(USAGE)
  }
}

/** The message of a refused command, as it is printed: with `--json` one object. */
export function refusalText(args: readonly string[], { message }: CommandError): string {
  return args.includes('--json') && !message.startsWith('{') ? JSON.stringify({ refused: message }) : message
}

/** The words of the command line; unknown ones give the usage text. */
function parsed(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const options = {
      tenant: text,
      level: text,
      gray: text,
      why: text,
      from: text,
      address: text,
      server: text,
      json: { type: 'boolean' },
    } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (cause) {
    throw new CommandError(USAGE, { cause })
  }
}

function needed(value: string): string {
  if (value === '') throw new CommandError(USAGE)
  return value
}

/** `10%` or `10`. */
function percentOf(text: string): number {
  const [, digits] = /^(\d{1,3})%?$/.exec(text) ?? []
  const percent = Number(digits)
  if (!(percent >= 1 && percent <= 100)) throw new CommandError(`--gray is a share from 1% to 100%, ${text} is none.`)
  return percent
}

interface BuildOptions {
  readonly from?: string | undefined
  readonly address?: string | undefined
}

/** What is sent of a build: its manifest, and of the files beside it those that the manifest names. */
function buildOf(module: string, { from, address }: BuildOptions) {
  if (address !== undefined) {
    if (from !== undefined) throw new CommandError(USAGE)
    return { address }
  }
  const folder = from ?? join(needed(module), 'dist')
  const manifest = readIn(folder, 'manifest.json')
  if (manifest === null) throw new CommandError(`There is no ${join(folder, 'manifest.json')}; build the module first.`)
  const named = namesIn(manifest).flatMap((name) => [name, `${name}.br`, `${name}.gz`])
  const present = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const contents = named
    .filter((name) => present.has(name))
    .map((name): [string, Buffer | null] => [name, readIn(folder, name)])
  return {
    files: Object.fromEntries(
      [['manifest.json', manifest] as const, ...contents].flatMap(([name, content]) =>
        content === null ? [] : [[name, content.toString('base64')]],
      ),
    ),
  }
}

/** The files that a manifest names; what is wrong with it is the server's to say. */
function namesIn(manifest: Buffer): string[] {
  try {
    const { files } = JSON.parse(manifest.toString('utf8')) as { readonly files?: object }
    return Object.keys(files ?? {})
  } catch {
    return []
  }
}

function readIn(folder: string, name: string): Buffer | null {
  try {
    return readFileSync(join(folder, name))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function secretIn(environment: NodeJS.ProcessEnv): string {
  const token = environment['RELEASE_TOKEN']
  return token !== undefined && token !== '' ? token : passwordIn(environment)
}
