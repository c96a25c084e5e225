import { readFileSync } from 'node:fs'

import { FILE, sharedNamesMarkdown } from './shared-names-docs.mjs'

test('the page for authors of modules is up to date; if not: node --import tsx scripts/shared-names-docs.mjs', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(sharedNamesMarkdown())
})
