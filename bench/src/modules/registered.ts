/** A server with more modules registered than the site has: copies of a built one, at paths of their own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import { moduleManifest, type ModuleManifest } from '@campus/contracts/composition'

import { hashOf, sentForm, type Build } from '../releases/builds'
import { ROOT, type RunningServer } from '../server'

/** The module that the others are copies of. */
const COPIED = 'mfe-study'

/** A build as another module and version. Its bytes differ from those of every other one, as those of two modules do. */
function rebuilt(from: string, id: string, suffix: string): Build {
  const dist = join(ROOT, from, 'dist')
  const built = v.parse(moduleManifest, JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')))
  const version = built.version + suffix
  const isCopy = id !== from
  const renamed = (text: string): string =>
    text
      .replaceAll(built.version, version)
      .replaceAll(underscored(built.version), underscored(version))
      .replaceAll(from, id)
  const contents = readdirSync(dist)
    .filter((name) => Object.hasOwn(built.files, name))
    .map((name) => [name, renamed(readFileSync(join(dist, name), 'utf8'))] as const)
  const files = Object.fromEntries(contents)
  const pathOf = (path: string): string => (isCopy ? `/${id}${path}` : path)
  const manifest: ModuleManifest = {
    ...built,
    id,
    version,
    routes: built.routes.map((route) => ({ ...route, path: pathOf(route.path) })),
    slots: isCopy ? [] : built.slots,
    routePreload: Object.fromEntries(Object.entries(built.routePreload).map(([path, names]) => [pathOf(path), names])),
    trustedTypesPolicies: built.trustedTypesPolicies.map(renamed),
    files: Object.fromEntries(
      contents.map(([name, text]) => [
        name,
        { integrity: hashOf(text), size: Buffer.byteLength(text), brotli: built.files[name]?.brotli ?? 0 },
      ]),
    ),
  }
  return { version, manifest, files }
}

function underscored(version: string): string {
  return version.replace(/\W/g, '_')
}

/** Brings the number of registered modules to `count`, each with so many releases. */
export async function register(
  server: RunningServer,
  password: string,
  { own, count, releases }: { readonly own: readonly string[]; readonly count: number; readonly releases: 1 | 2 },
): Promise<void> {
  const change = async (id: string, call: 'publish' | 'promote', body: object): Promise<void> => {
    const response = await fetch(`${server.address}/releases/api/modules/${id}/${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${password}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${call} of ${id}: ${await response.text()}`)
  }
  const give = async (from: string, id: string, suffix: string): Promise<void> => {
    const build = rebuilt(from, id, suffix)
    await change(id, 'publish', sentForm(build))
    await change(id, 'promote', { version: build.version })
  }
  for (let number = own.length; number < count; number += 1) {
    for (const suffix of ['', '-second'].slice(0, releases)) await give(COPIED, `mfe-more-${number}`, suffix)
  }
  if (releases === 2) for (const id of own) await give(id, id, '-second')
}
