/**
 * What holds for every app of the workspace, whoever adds one.
 * @jest-environment ./shared/testing/jest/browser-environment.mjs
 */
import { join } from 'node:path'

import { MODULE_CONTRACT } from '../shared/contracts/src/module-contract'
import { catalogueDifferences } from '../shared/i18n/src/catalogue-check'
import { filesBelow, ROOT } from './inputs.mjs'
import { MODULES, SHARED } from './workspace.mjs'

const APPS = ['shell', ...MODULES]
/** Milliseconds for the code of a whole module to be compiled, on a busy machine. */
const TIMEOUT = 60_000
const load = (app, file) => import(join(ROOT, app, file))

const CATALOGUES = filesBelow([...APPS, ...SHARED].map((folder) => `${folder}/src`)).filter((file) =>
  file.endsWith('.zh-CN.ts'),
)

test('every app has a catalogue', () => {
  expect(APPS.filter((app) => !CATALOGUES.some((file) => file.startsWith(`${app}/`)))).toEqual([])
})

test.each(CATALOGUES)('%s says the same as its English', async (file) => {
  const [chinese] = Object.values(await load('.', file))
  const [english] = Object.values(await load('.', file.replace('.zh-CN.', '.en.')))
  expect(Object.keys(chinese).length).toBeGreaterThan(0)
  expect(catalogueDifferences(chinese, english)).toEqual([])
})

test.each(MODULES)('%s is called like its folder and speaks this contract', async (app) => {
  const { default: config } = await load(app, 'module.config')
  expect(config).toMatchObject({ id: app, contract: MODULE_CONTRACT })
})

test.each(MODULES)(
  'every path of %s opens a page',
  async (app) => {
    const { default: config } = await load(app, 'module.config')
    const { default: module } = await load(app, 'src/module')
    expect(module).toMatchObject({ id: config.id, contract: config.contract })
    expect(Object.keys(module.pages)).toEqual(config.routes.map(({ path }) => path))
    for (const open of Object.values(module.pages)) expect(await open()).toHaveProperty('Component')
  },
  TIMEOUT,
)

test.each(MODULES)(
  'every slot of %s opens a component',
  async (app) => {
    const { default: config } = await load(app, 'module.config')
    const { default: module } = await load(app, 'src/module')
    expect(Object.keys(module.slots).sort()).toEqual([...config.slots].sort())
    for (const open of Object.values(module.slots)) expect(await open()).toHaveProperty('Component')
  },
  TIMEOUT,
)

test('no path belongs to two modules', async () => {
  const configs = await Promise.all(MODULES.map((app) => load(app, 'module.config')))
  const paths = configs.flatMap(({ default: { routes } }) => routes.map(({ path }) => path))
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})
