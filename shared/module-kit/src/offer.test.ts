import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { SHARED_PACKAGES } from '@campus/contracts/shared-packages'

interface KitPackage {
  readonly exports: Readonly<Record<string, { readonly default?: string }>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

const kit = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as KitPackage

test('what the kit leaves to the page, the page shares', () => {
  const shared = new Set<string>(SHARED_PACKAGES.map(({ request }) => request))
  const left = Object.entries(kit.exports).flatMap(([path, entry]) =>
    entry.default === undefined ? [path.replace(/^\./, '@campus')] : [],
  )
  expect(left.length).toBeGreaterThan(10)
  expect(left.filter((request) => !shared.has(request))).toEqual([])
})

test('the kit asks for the very versions of foreign packages that the page shares', () => {
  const { '@types/react': types, ...packages } = kit.peerDependencies
  const foreign = SHARED_PACKAGES.filter(({ request }) => Object.hasOwn(packages, request)).map(
    ({ request, range }) => [request, range],
  )
  expect(Object.fromEntries(foreign)).toEqual(packages)
  expect(types).toBe(packages['react'])
})
