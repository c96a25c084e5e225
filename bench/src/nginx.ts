import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort, isServed, startProgram, type Program } from './program'

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

interface NginxOptions {
  /** The whole configuration; {@link TEMPORARY_FOLDERS} belongs into its `http`. */
  readonly configuration: string
  readonly responds: () => Promise<boolean>
  /** A command prefix, such as `taskset -c 0`. */
  readonly pinned?: readonly string[]
}

/** What nginx keeps lies in the folder that it is started with. */
export const TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${name};`)
  .join(' ')

/** A folder for its files, which goes when it stops. */
export function nginxFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // Started by root, nginx's workers run as another user, who needs access.
  chmodSync(folder, 0o755)
  return folder
}

export async function startNginx(
  folder: string,
  { configuration, responds, pinned = [] }: NginxOptions,
): Promise<Program> {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `daemon off; pid ${join(folder, 'pid')}; error_log stderr crit;\n${configuration}`)
  const nginx = await startProgram([...pinned, 'nginx', '-p', folder, '-c', file], {
    name: 'nginx',
    stopsBy: 'SIGQUIT',
    responds,
  })
  return {
    ...nginx,
    async stop() {
      await nginx.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface ServedFile {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** The address of the file with this index. */
export const nginxPath = (place: number): string => `/file-${place}`

/** nginx with one worker that serves these files. */
export async function serveFiles(
  files: readonly ServedFile[],
  pinned: readonly string[],
): Promise<Program & { readonly address: string }> {
  const folder = nginxFolder()
  const address = `http://127.0.0.1:${await freePort()}`
  const locations = files.map(({ bytes, headers }, at) => {
    writeFileSync(join(folder, nginxPath(at)), bytes)
    const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`)
    return `location = ${nginxPath(at)} { root ${folder}; ${added.join(' ')} }`
  })
  const nginx = await startNginx(folder, {
    pinned,
    responds: () => isServed(address + nginxPath(0)),
    configuration: `worker_processes 1;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type application/octet-stream;
       ${TEMPORARY_FOLDERS}
       server { listen ${address.replace('http://', '')}; ${locations.join('\n')} }
     }`,
  })
  return { ...nginx, address }
}
