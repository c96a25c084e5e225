import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

import { build, folderWith, removeFolders } from './release.fixtures'
import { SharedNamesPlugin } from './shared-names-plugin'

afterEach(removeFolders)

/** The errors of a build that takes two packages from the page, of which `offered` says what they have there. */
async function errorsOf(source: string, offered: Record<string, string[]>) {
  const folder = folderWith({ 'src/index.js': source })
  const shared = { import: false as const, requiredVersion: false as const }
  const { errors } = await build(folder, {
    plugins: [
      new ModuleFederationPlugin({
        name: 'app',
        shared: { charts: shared, maps: shared },
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true },
      }),
      new SharedNamesPlugin(offered),
    ],
  })
  return errors.map((error) => error.replace(folder, ''))
}

test('of a package of which the page has nothing no name can be taken; all of it, or its effect, takes none', async () => {
  const source = "import 'charts'; import { pie } from 'charts'; import * as maps from 'maps'; console.log(pie, maps)"
  expect(await errorsOf(source, {})).toEqual([
    '/src/index.js: the page provides no pie of charts. It provides: nothing of it.',
  ])
})

test('each missing name is told once, with those that are there', async () => {
  const source = `
    import { river, city } from 'maps'
    import { pie, bar, line, area } from 'charts'
    console.log(river, city, river.name, pie, bar, line, pie.name, area)`
  expect(await errorsOf(source, { charts: ['line', 'radar'], maps: ['city'] })).toEqual([
    '/src/index.js: the page provides no area of charts. It provides: line, radar.',
    '/src/index.js: the page provides no bar of charts. It provides: line, radar.',
    '/src/index.js: the page provides no pie of charts. It provides: line, radar.',
    '/src/index.js: the page provides no river of maps. It provides: city.',
  ])
})
