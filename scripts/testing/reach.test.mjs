import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ALWAYS, reasonsForAll, serverSuites, storiesOf, walksIn } from './reach.mjs'

const ROOT = join(import.meta.dirname, '../..')
const STORIES = join(ROOT, 'e2e/stories')

describe('a whole run is due after a change of', () => {
  test.each([
    ['shared/contracts/src/exam.ts', 'contracts'],
    ['server/migrations/0001_first.sql', 'migrations'],
    ['server/src/testing/test-server.ts', 'test tools'],
    ['e2e/fixtures/story.ts', 'test tools'],
    ['mfe-exam/webpack.config.mjs', 'build and packages'],
    ['shell/package.json', 'build and packages'],
    ['pnpm-lock.yaml', 'build and packages'],
  ])('%s', (file, reason) => expect(reasonsForAll(['README.md', file])).toEqual([reason]))

  test('nothing else', () => {
    expect(reasonsForAll(['mfe-exam/src/module.tsx', 'server/src/app.ts', 'e2e/stories/exam.story.ts'])).toEqual([])
  })
})

describe('of the server run', () => {
  const importers = new Map([
    ['server/src/a/deep.ts', ['server/src/b/middle.ts']],
    ['server/src/b/middle.ts', ['server/src/c/high.ts']],
    ['server/src/c/high.ts', ['server/src/app.ts']],
    ['server/src/domains.ts', ['server/src/app.ts', 'server/src/far/far.test.ts']],
    ['server/src/app.ts', ['server/src/far/far.test.ts']],
  ])
  const suites = ['a/deep', 'a/other', 'b/middle', 'c/high', 'far/far', 'a/inner/inner'].map(
    (name) => `server/src/${name}.test.ts`,
  )

  test('the suites beside the change, and those beside who imports it in one step or two', () => {
    expect(serverSuites(['server/src/a/deep.ts'], importers, suites)).toEqual(
      ['a/deep', 'a/other', 'b/middle', 'c/high'].map((name) => `server/src/${name}.test.ts`),
    )
  })

  test('after a change of a call, the suites that make every call', () => {
    expect(serverSuites(['server/src/a/new.routes.ts'], importers, suites)).toEqual(
      ['a/deep', 'a/other', 'far/far'].map((name) => `server/src/${name}.test.ts`),
    )
  })

  test('of a suite that was changed, that one alone', () => {
    expect(serverSuites(['server/src/a/other.test.ts'], importers, suites)).toEqual(['server/src/a/other.test.ts'])
  })

  test('nothing for what is no code of the server', () => {
    expect(serverSuites(['README.md', 'mfe-exam/src/module.tsx'], importers, suites)).toEqual([])
  })
})

describe('of the stories run', () => {
  const walks = { 'exam.story.ts': ['mfe-exam/src'], 'news.story.ts': ['mfe-portal/src/news'], 'map.story.ts': ['a'] }

  test('those that walk through what has changed, those that have changed, and those that always run', () => {
    expect(storiesOf(['mfe-portal/src/news/NewsPage.tsx'], walks)).toEqual(['exam.story.ts', 'news.story.ts'])
    expect(storiesOf(['e2e/stories/map.story.ts'], walks)).toEqual(['exam.story.ts', 'map.story.ts'])
  })

  test('none for a folder whose name only begins alike', () => {
    expect(storiesOf(['mfe-portal/src/news-letters/Letter.tsx'], walks)).toEqual(['exam.story.ts'])
  })
})

const stories = readdirSync(STORIES).filter((name) => name.endsWith('.story.ts'))

test.each(stories)('%s says in its first line which folders it walks through, and they are there', (name) => {
  const walks = walksIn(readFileSync(join(STORIES, name), 'utf8'))
  expect(walks).not.toEqual([])
  expect(walks.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([])
})

test('the stories that always run are there', () => {
  expect(ALWAYS.filter((name) => !stories.includes(name))).toEqual([])
})
