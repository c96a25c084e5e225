/**
 * Rules that every app of the workspace keeps, new ones included.
 * @jest-environment ./shared/testing/jest/browser-environment.mjs
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { MODULE_CONTRACT } from '../shared/contracts/src/module-contract'
import { fitsPattern } from '../shared/contracts/src/route'
import { filesBelow, ROOT } from './inputs.mjs'
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

const SHELL = 'shell'

/** What an app has, and what it says that it needs of others. */
async function partsOf(app) {
  if (app !== SHELL) {
    const { routes, slots, leadsTo = [], shows = [] } = (await load(app, 'module.config')).default
    return { app, paths: routes.map(({ path }) => path), slots, leadsTo, shows }
  }
  const { LED_PATHS, SHELL_PATHS, SHOWN_SLOTS } = await load(SHELL, 'src/router/shell-paths')
  const { SHELL_SLOT_NAMES } = await import('../shared/contracts/src/slots')
  return { app, paths: SHELL_PATHS, slots: SHELL_SLOT_NAMES, leadsTo: LED_PATHS, shows: SHOWN_SLOTS }
}

/** The texts of an app's sources that can be addresses, and the slots that it draws. */
function namedIn(app) {
  const files = filesBelow([`${app}/src`]).filter((file) => /\.tsx?$/.test(file) && !file.includes('/testing/'))
  const sources = files.map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const matches = (pattern) =>
    new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name)))
  return { addresses: matches(/['"`](\/[\w/-]*)(?=['"`?#])/g), slots: matches(/<Slot\s+name="([\w.-]+)"/g) }
}

test.each([SHELL, ...MODULES])(
  '%s says which pages and slots of others it needs: no release takes them away',
  async (app) => {
    const all = await Promise.all([SHELL, ...MODULES].map(partsOf))
    const { leadsTo, shows } = all.find((one) => one.app === app)
    const others = all.filter((one) => one.app !== app)
    const isOf = (parts, address) => parts.paths.some((path) => fitsPattern(path, address))
    const named = namedIn(app)
    const led = [...named.addresses].filter(
      (address) => !/^\/+$/.test(address) && others.some((one) => isOf(one, address)),
    )
    expect(led.filter((address) => !leadsTo.includes(address))).toEqual([])
    expect(leadsTo.filter((address) => !others.some((one) => isOf(one, address)))).toEqual([])
    const shown = [...named.slots].filter((slot) => others.some(({ slots }) => slots.includes(slot)))
    expect([...shows].sort()).toEqual(shown.sort())
  },
)
