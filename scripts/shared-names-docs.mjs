/**
 * Writes docs/shared-names.md, which lists what modules may take from the page, from the recorded names:
 * `node --import tsx scripts/shared-names-docs.mjs`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { SHARED_SCOPE_VERSIONS } from '../shared/contracts/src/shared-names'
import { SHARED_PACKAGES } from '../shared/contracts/src/shared-packages'
import { ROOT } from './inputs.mjs'

export const FILE = join(ROOT, 'docs/shared-names.md')

/** The expected content of the page. */
export function sharedNamesMarkdown() {
  return `# What modules may take from the page

Written from [\`shared-names.ts\`](../shared/contracts/src/shared-names.ts) by \`node --import tsx scripts/shared-names-docs.mjs\`;
do not edit it. Under the kit's name, \`@campus/http/client\` is \`@campus/module-kit/http/client\`. Types are not listed: they
are there whenever a module is built, and cost nothing.

A version of the shared scope has all names of the versions before it. A module needs the newest version whose names it
takes; a shell that is older does not start it and says what it lacks.

Of \`valibot\` a module may use everything: what is not listed here is carried by the module itself.
${SHARED_SCOPE_VERSIONS.map(versionMarkdown).join('')}`
}

function versionMarkdown({ version, names }) {
  const packages = SHARED_PACKAGES.flatMap(({ request, range }) => {
    const added = names[request]
    return added === undefined
      ? []
      : [`\n### \`${request}\` ${range}\n\n${added.map((name) => `\`${name}\``).join(', ')}\n`]
  })
  return `\n## ${version}\n${packages.join('')}`
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(FILE, sharedNamesMarkdown())
