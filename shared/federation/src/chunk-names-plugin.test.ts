import { join } from 'node:path'

import webpack, { type Configuration } from 'webpack'

import { ChunkNamesPlugin } from './chunk-names-plugin'
import { build, folderWith, removeFolders } from './release.fixtures'

afterEach(removeFolders)

/** Builds and says what is in which chunk: of the given texts, those that each file but the first contains. */
async function textsByFile(
  sources: Record<string, string>,
  texts: readonly string[],
  optimization: Configuration['optimization'] = {},
) {
  const { files, errors } = await build(folderWith(sources), {
    plugins: [new ChunkNamesPlugin()],
    optimization: { chunkIds: false, ...optimization },
  })
  expect(errors).toEqual([])
  const chunks = Object.entries(files).filter(([name]) => name !== 'main.js')
  return Object.fromEntries(chunks.map(([name, content]) => [name, texts.filter((text) => content.includes(text))]))
}

const importsOf = (files: readonly string[]) => files.map((file) => `import('${file}').then(console.log)`).join('\n')

test('a chunk keeps the name that its import gives it, and no other chunk gets that', async () => {
  const sources = {
    'src/index.js': `
      import(/* webpackChunkName: 'home-block' */ './named').then(console.log)
      import('./home/Block').then(console.log)`,
    'src/named.js': "export default 'named'",
    'src/home/Block.js': "export default 'nameless'",
  }
  expect(await textsByFile(sources, ['named', 'nameless'])).toEqual({
    'home-block.js': ['named'],
    'home-block-2.js': ['nameless'],
  })
})

test('an empty name is none', async () => {
  const sources = {
    'src/index.js': "import(/* webpackChunkName: '' */ './home/Block').then(console.log)",
    'src/home/Block.js': "export default 'nameless'",
  }
  expect(await textsByFile(sources, ['nameless'])).toEqual({ 'home-block.js': ['nameless'] })
})

test.each([
  ['in the order of their folders', ['./home/one/Block', './home/two/Block']],
  ['the other way round', ['./home/two/Block', './home/one/Block']],
])('chunks that would be called the same are numbered by content, imported %s', async (_, order) => {
  const sources = {
    'src/index.js': importsOf(order),
    'src/home/one/Block.js': "export default 'from one'",
    'src/home/two/Block.js': "export default 'from two'",
  }
  expect(await textsByFile(sources, ['from one', 'from two'])).toEqual({
    'home-block.js': ['from one'],
    'home-block-2.js': ['from two'],
  })
})

/** Two chunks of two files each, of which the block is the larger. */
const TWO_BY_TWO = {
  'src/index.js': importsOf(['./page']),
  'src/home/a/Block.js': "console.log('a', 'the larger of the two files')",
  'src/home/d/Rest.js': "console.log('d')",
  'src/home/b/Block.js': "console.log('b', 'the larger of the two files')",
  'src/home/c/Rest.js': "console.log('c')",
}
const together = (test: RegExp) => ({ test, chunks: 'async' as const, enforce: true })

test.each([
  ['in the order of their folders', ['a/Block', 'b/Block', 'c/Rest', 'd/Rest']],
  ['the other way round', ['d/Rest', 'c/Rest', 'b/Block', 'a/Block']],
])('chunks of several files are numbered by all of them, imported %s', async (_, order) => {
  const page = order.map((file) => `import './home/${file}'`).join('\n')
  const built = await textsByFile({ ...TWO_BY_TWO, 'src/page.js': page }, ["'a'", "'b'", "'c'", "'d'"], {
    splitChunks: { cacheGroups: { outer: together(/home.[ad]/), inner: together(/home.[bc]/) } },
  })
  expect(built).toEqual({ 'page.js': [], 'home-block.js': ["'a'", "'d'"], 'home-block-2.js': ["'b'", "'c'"] })
})

test('the page asks for a chunk by the same name that the chunk gives itself', async () => {
  const { files } = await build(
    folderWith({
      'src/index.js': importsOf(['./home/Block']),
      'src/home/Block.js': "export default 'nameless'",
    }),
    { plugins: [new ChunkNamesPlugin()], optimization: { chunkIds: false } },
  )
  expect(String(files['main.js'])).toMatch(/\.e\(.*"home-block"\)/)
  expect(String(files['home-block.js'])).toContain('push([["home-block"]')
})

test('built again while a dev server watches, every chunk keeps its name', async () => {
  const folder = folderWith({
    'src/index.js': importsOf(['./home/one/Block', './home/two/Block']),
    'src/home/one/Block.js': "export default 'from one'",
    'src/home/two/Block.js': "export default 'from two'",
  })
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './src/index.js',
    output: { path: join(folder, 'dist') },
    optimization: { chunkIds: false },
    plugins: [new ChunkNamesPlugin()],
  })
  const built: string[][] = []
  await new Promise<void>((resolve, reject) => {
    const watching = compiler?.watch({}, (error, stats) => {
      if (error) reject(error)
      built.push([...(stats?.compilation.chunks ?? [])].map(({ id }) => String(id)).sort())
      if (built.length === 1) watching?.invalidate()
      else watching?.close(() => resolve())
    })
  })
  expect(built).toEqual([
    ['home-block', 'home-block-2', 'main'],
    ['home-block', 'home-block-2', 'main'],
  ])
})
