/**
 * The folder of the embedded database. PGlite's own file system does not pass syncs on, hides PostgreSQL's
 * messages, and loops forever after PostgreSQL has given up; this one does not.
 */
import fs from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Bytes of one file of the log. */
export const SEGMENT_BYTES = 16 * 1024 * 1024

/** PostgreSQL's start options: PGlite's own, for a disk that may lose power. */
export const START_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'fsync=on',
    // PGlite drops every call of fdatasync, PostgreSQL's default method.
    'wal_sync_method=fsync',
    // Only recovery reads the log.
    'wal_level=minimal',
    'max_wal_senders=0',
    // Two files each, the minimum: the next file of the log is on disk before it is needed.
    'min_wal_size=32MB',
    'max_wal_size=32MB',
  ].flatMap((setting) => ['-c', setting]),
]

type StartOptions = Parameters<NodeFS['init']>[1]

/** Emscripten's stream of an open file or folder; `nfd` is Node's descriptor of it. */
interface OpenFile {
  readonly nfd: number
  readonly node: { readonly name: string }
}

interface StreamOperations {
  open(file: OpenFile): void
  fsync(file: OpenFile): number
}

/** PostgreSQL's last lines that are kept. */
const KEPT_LINES = 20

/** Name of a file of the log. */
const SEGMENT = /^[0-9A-F]{24}$/

export class EmbeddedFolder extends NodeFS {
  /** Called when the log continues in another file. It runs in the middle of a query, so it must not send one. */
  onSegment: () => void = () => undefined
  /**
   * Called with the reason when PostgreSQL gives up (PANIC). PGlite would ask it again forever, so this must
   * end the process. Null while the database is being opened, which then fails.
   */
  onCrash: ((reason: string) => void) | null = null
  /** Syncs so far. */
  syncs = 0
  readonly #said: string[] = []
  #segment = ''

  override async init(pg: PGlite, options: StartOptions): Promise<{ emscriptenOpts: StartOptions }> {
    const { emscriptenOpts } = await super.init(pg, options)
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        printErr: (line: string) => {
          this.#said.push(line)
          if (this.#said.length > KEPT_LINES) this.#said.shift()
        },
        onAbort: () => this.onCrash?.(this.reason() ?? 'it gave up'),
        preRun: [...(emscriptenOpts.preRun ?? []), ({ NODEFS }) => this.#passOn(NODEFS as unknown as Mounted)],
      },
    }
  }

  /** PostgreSQL's own reason for the last failure: its stated reason, else its last line. */
  reason(): string | undefined {
    const reasons = this.#said.flatMap(
      (line) => /(?:PANIC|FATAL|ERROR): +(.+)|^postgres: (.+)/.exec(line)?.slice(1) ?? [],
    )
    return reasons.filter((reason) => reason !== undefined).at(-1) ?? this.#said.at(-1)
  }

  #passOn({ stream_ops: operations }: Mounted): void {
    const open = operations.open.bind(operations)
    operations.open = (file) => {
      open(file)
      const { name } = file.node
      if (!SEGMENT.test(name) || name === this.#segment) return
      const isFirst = this.#segment === ''
      this.#segment = name
      if (!isFirst) this.onSegment()
    }
    operations.fsync = ({ nfd }) => {
      fs.fsyncSync(nfd)
      this.syncs += 1
      return 0
    }
  }
}

interface Mounted {
  readonly stream_ops: StreamOperations
}
