import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import webpack, { type Compiler } from 'webpack'

import { ScriptIntegrityPlugin } from './integrity-plugin'
import { compress, COMPRESSIBLE, integrityOf } from './release-files'
import { ReleasePlugin } from './release-plugin'
import { build, folderWith, removeFolders } from './release.fixtures'
import { StaticPagePlugin } from './static-page-plugin'

afterEach(removeFolders)

const TWO_SCRIPTS = {
  'src/index.js': "import(/* webpackChunkName: 'late' */ './late').then(({ text }) => console.log(text))",
  'src/late.js': `export const text = '${'late '.repeat(200)}'`,
}
const BROKEN = { 'src/index.js': "import './missing'" }

const release = () =>
  new ReleasePlugin((compilation, files) => ({
    version: '1.0.0',
    chunks: compilation.chunks.size,
    scripts: ['main.js'],
    files,
  }))

interface Manifest {
  readonly version: string
  readonly chunks: number
  readonly files: Record<string, { integrity: string; size: number; brotli: number }>
}

test('a release says of each of its files what is in it, and carries it compressed', async () => {
  const { files } = await build(folderWith(TWO_SCRIPTS), { plugins: [release()] })
  const manifest = JSON.parse(String(files['manifest.json'])) as Manifest
  expect(Object.keys(files).sort()).toEqual(
    ['late.js', 'late.js.br', 'late.js.gz', 'main.js', 'main.js.br', 'main.js.gz', 'manifest.json'].sort(),
  )
  expect(manifest).toMatchObject({ version: '1.0.0', chunks: 2 })
  expect(Object.keys(manifest.files).sort()).toEqual(['late.js', 'main.js'])
  for (const [name, said] of Object.entries(manifest.files)) {
    const content = files[name] ?? Buffer.alloc(0)
    const br = files[`${name}.br`] ?? Buffer.alloc(0)
    expect(said).toEqual({
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      size: content.length,
      brotli: br.length,
    })
    expect(brotliDecompressSync(br).equals(content)).toBe(true)
    expect(gunzipSync(files[`${name}.gz`] ?? br).equals(content)).toBe(true)
  }
})

test('what is compressed already is carried as it is', async () => {
  const folder = folderWith({ 'src/index.js': "new URL('./picture.png', import.meta.url)", 'src/picture.png': 'PNG' })
  const { files } = await build(folder, { plugins: [release()], output: { assetModuleFilename: '[name][ext]' } })
  const manifest = JSON.parse(String(files['manifest.json'])) as Manifest
  expect(manifest.files['picture.png']).toEqual({ integrity: integrityOf(Buffer.from('PNG')), size: 3, brotli: 3 })
  expect(Object.keys(files)).not.toContain('picture.png.br')
})

test.each([
  ['production', 'full'],
  ['development', 'quick'],
] as const)('a build for %s compresses with %s effort', async (mode, effort) => {
  const { files } = await build(folderWith(TWO_SCRIPTS), { mode, devtool: false, plugins: [release()] })
  const expected = await compress(files['late.js'] ?? Buffer.alloc(0), effort)
  expect(files['late.js.br']?.equals(expected.br)).toBe(true)
  expect(files['late.js.gz']?.equals(expected.gz)).toBe(true)
})

test('more effort makes smaller files', async () => {
  const lines = Array.from({ length: 4000 }, (_, at) => `const value${(at * at) % 613} = ${(at * 7919) % 1009}`)
  const content = Buffer.from(lines.join('\n'))
  const [full, quick] = await Promise.all([compress(content, 'full'), compress(content, 'quick')])
  expect(full.br.length).toBeLessThan(quick.br.length)
  expect(full.gz.length).toBeLessThan(quick.gz.length)
})

test.each([
  ['main.js', true],
  ['main.css', true],
  ['logo.svg', true],
  ['manifest.json', true],
  ['index.html', true],
  ['main.js.map', true],
  ['photo.png', false],
  ['main.js.br', false],
  ['jsonnet', false],
])('%s is worth compressing: %j', (name, isWorth) => {
  expect(COMPRESSIBLE.test(name)).toBe(isWorth)
})

test('a build with errors says nothing of itself', async () => {
  const { files, errors } = await build(folderWith(BROKEN), { plugins: [release(), new StaticPagePlugin()] })
  expect(errors).toEqual([expect.stringContaining('missing')])
  expect(Object.keys(files)).not.toContain('manifest.json')
  expect(Object.keys(files)).not.toContain('index.html')
})

test('the page of a static host is written from what the release says', async () => {
  const { files } = await build(folderWith(TWO_SCRIPTS), { plugins: [release(), new StaticPagePlugin()] })
  const { files: said } = JSON.parse(String(files['manifest.json'])) as Manifest
  const page = String(files['index.html'])
  expect(page).toContain(`src="/shell/1.0.0/main.js" crossorigin="anonymous" integrity="${said['main.js']?.integrity}"`)
  expect(Object.keys(said)).toEqual(expect.arrayContaining(['late.js', 'main.js']))
})

test('every script that a build adds to the page goes through the gate', async () => {
  const { files, errors } = await build(folderWith(TWO_SCRIPTS), { plugins: [new ScriptIntegrityPlugin()] })
  const main = String(files['main.js'])
  expect(errors).toEqual([])
  expect(main).toContain('globalThis.campusScript(script, url);')
  expect(main).not.toMatch(/script\.src = /)
})

test('a webpack that adds scripts in another way stops the build, and no script passes the gate by', async () => {
  const later = {
    apply: (compiler: Compiler) =>
      compiler.hooks.thisCompilation.tap('later', (compilation) => {
        const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
        hooks.createScript.tap('later', (source) =>
          source.replace(/script\.src = ([^;]+);/, 'script.setAttribute("src", $1);'),
        )
      }),
  }
  const { errors } = await build(folderWith(TWO_SCRIPTS), { plugins: [later, new ScriptIntegrityPlugin()] })
  expect(errors.join()).toContain('this version of webpack loads scripts in another way')
})
