/** Entries of a module map for tests of loading. */
import type { ModuleMapEntry, ModuleRelease } from '@campus/contracts/composition'

export function aRelease(version: string): ModuleRelease {
  return {
    version,
    base: `/modules/mfe-exam/${version}/`,
    entry: 'remoteEntry.js',
    routes: [],
    slots: [],
    preload: [],
    routePreload: {},
    integrity: {},
  }
}

/** The exam module at 2.0.0, with the given release behind it. */
export function anEntry(lastGood: ModuleRelease | null = null, fields: Partial<ModuleMapEntry> = {}): ModuleMapEntry {
  return { id: 'mfe-exam', ...aRelease('2.0.0'), lastGood, ...fields }
}
