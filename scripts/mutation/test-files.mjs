/** Which test files a mutant needs. */
import { basename } from 'node:path'

/**
 * The files that hold one of the named tests; of all tests without names, which is what a mutant in code needs
 * that runs while a file loads. A name may stand in several files: all of them count. First comes the test that
 * is named after the changed file, which most often notices, then the quickest.
 */
export function filesInOrder(tests, names, changedFile) {
  const wanted = names && new Set(names)
  const times = new Map()
  for (const { id, file, time } of tests) {
    if (wanted && !wanted.has(id)) continue
    times.set(file, (times.get(file) ?? 0) + time)
  }
  const rankOf = (file) => (nameOf(file) === nameOf(changedFile) ? 0 : 1)
  return [...times.keys()].sort((a, b) => rankOf(a) - rankOf(b) || times.get(a) - times.get(b))
}

/** `login.routes` of both `login.routes.ts` and `login.routes.test.ts`. */
const nameOf = (file) => basename(file).replace(/(\.test)?\.\w+$/, '')
