/**
 * Rules that every app of the workspace keeps, new ones included.
 * @jest-environment ./shared/testing/jest/browser-environment.mjs
 */
import { join } from 'node:path'

import { MODULE_CONTRACT } from '../shared/contracts/src/module-contract'
import { ROOT } from './inputs.mjs'
import { MODULES } from './workspace.mjs'

const load = (app, file) => import(join(ROOT, app, file))

test.each(MODULES)('%s is called like its folder and speaks this contract', async (app) => {
  const { default: config } = await load(app, 'module.config')
  expect(config).toMatchObject({ id: app, contract: MODULE_CONTRACT })
})

test.each(MODULES)('every path of %s opens a page', async (app) => {
  const { default: config } = await load(app, 'module.config')
  const { default: module } = await load(app, 'src/module')
  expect(module).toMatchObject({ id: config.id, contract: config.contract })
  expect(Object.keys(module.pages)).toEqual(config.routes.map(({ path }) => path))
  for (const open of Object.values(module.pages)) expect(await open()).toHaveProperty('Component')
})

test.each(MODULES)('every slot of %s opens a component', async (app) => {
  const { default: config } = await load(app, 'module.config')
  const { default: module } = await load(app, 'src/module')
  expect(Object.keys(module.slots).sort()).toEqual([...config.slots].sort())
  for (const open of Object.values(module.slots)) expect(await open()).toHaveProperty('Component')
})

test('no path belongs to two modules', async () => {
  const configs = await Promise.all(MODULES.map((app) => load(app, 'module.config')))
  const paths = configs.flatMap(({ default: { routes } }) => routes.map(({ path }) => path))
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})
