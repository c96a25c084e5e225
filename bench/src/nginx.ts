import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort, type RunningServer } from './server'

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

export interface ServedFile {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** The address of the file with this index. */
export const nginxPath = (place: number): string => `/file-${place}`

/** nginx with one worker that serves these files. */
export async function startNginx(files: readonly ServedFile[], pinned: readonly string[]): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // Started by root, nginx's worker runs as another user, who needs access.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const locations = files.map(({ bytes, headers }, at) => {
    writeFileSync(join(folder, nginxPath(at)), bytes)
    const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`)
    return `location = ${nginxPath(at)} { root ${folder}; ${added.join(' ')} }`
  })
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr crit;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type application/octet-stream;
       client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
       server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
     }`,
  )
  const [command = 'nginx', ...words] = [...pinned, 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')]
  const nginx = spawn(command, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  const address = `http://127.0.0.1:${port}`
  const stop = async (): Promise<void> => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGQUIT')
      await once(nginx, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const kill = async (): Promise<void> => {
    nginx.kill('SIGKILL')
    await once(nginx, 'exit')
  }
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx stopped with code ${nginx.exitCode}`)
    const isServing = await fetch(address + nginxPath(0)).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isServing) return { address, processId: nginx.pid ?? 0, stop, kill }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
