/** What a change reaches: which tests of the server and which stories look at it. Pure. */

/** How far a change of the server is followed: to whoever imports it, and to whoever imports those. */
const STEPS = 2

/** The list of all calls, and what holds some of them: a suite that reads the list makes every call there is. */
const EVERY_CALL = 'server/src/domains.ts'
const HOLDS_CALLS = /\.routes\.ts$/

/** Where a change has to be seen by every test there is, and why. */
const REACHES_ALL = [
  [/^shared\/contracts\//, 'contracts'],
  [/^server\/migrations\//, 'migrations'],
  [/^(?:shared\/testing|server\/src\/testing|e2e\/fixtures)\/|^jest\.config|^e2e\/playwright\.config/, 'test tools'],
  [/^(?:scripts|\.ci)\/|(?:^|\/)(?:package\.json|build\.mjs|webpack[^/]*|tsconfig[^/]*)$|^pnpm-/, 'build and packages'],
]

/**
 * Stories that run whatever has changed: the ways on which a portal stands or falls.
 */
export const ALWAYS = [
  'card-to-seat',
  'certificate-lookup',
  'exam',
  'partner-module',
  'run-a-school',
  'signing-in',
  'study-course',
  'teaching',
].map((name) => `${name}.story.ts`)

/** What of a change a whole run alone can judge; empty where there is nothing of the kind. */
export function reasonsForAll(files) {
  return REACHES_ALL.filter(([pattern]) => files.some((file) => pattern.test(file))).map(([, reason]) => reason)
}

/**
 * The suites of the server beside what has changed, and beside what imports it within two steps; after a change
 * of a call, those too that make every call.
 *
 * @param {readonly string[]} files What has changed, as paths in the repository.
 * @param {ReadonlyMap<string, readonly string[]>} importers The files that import a file.
 * @param {readonly string[]} suites All of the server's suites.
 */
export function serverSuites(files, importers, suites) {
  const changed = files.filter((file) => file.startsWith('server/src/'))
  const reached = new Set(changed)
  let edge = changed
  for (let step = 0; step < STEPS; step += 1) {
    edge = edge.flatMap((file) => importers.get(file) ?? []).filter((file) => !reached.has(file))
    for (const file of edge) reached.add(file)
  }
  if (changed.some((file) => HOLDS_CALLS.test(file))) {
    for (const file of (importers.get(EVERY_CALL) ?? []).filter(isSuite)) reached.add(file)
  }
  const folders = new Set([...reached].filter((file) => !isSuite(file)).map(folderOf))
  return suites.filter((suite) => reached.has(suite) || folders.has(folderOf(suite)))
}

/**
 * The stories that walk through what has changed, those that have changed themselves, and those that always run.
 *
 * @param {readonly string[]} files
 * @param {Readonly<Record<string, readonly string[]>>} walks The folders that each story says it walks through.
 */
export function storiesOf(files, walks) {
  const isReached = (story, folders) =>
    ALWAYS.includes(story) ||
    files.some((file) => file === `e2e/stories/${story}` || folders.some((folder) => file.startsWith(`${folder}/`)))
  return Object.keys(walks).filter((story) => isReached(story, walks[story]))
}

/** The folders that a story says it walks through in its first line. */
export function walksIn(text) {
  const [, folders = ''] = /^\/\/ Walks through: (.+)$/m.exec(text.split('\n', 1)[0]) ?? []
  return folders === '' ? [] : folders.split(', ')
}

function isSuite(file) {
  return file.endsWith('.test.ts')
}

function folderOf(file) {
  return file.slice(0, file.lastIndexOf('/'))
}
