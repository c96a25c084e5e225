/** Proves that every import rule fires: the real configuration checks a small tree of bad examples. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Bad example: the file, its source, and the rule it must break. */
const BAD = [
  ['apps-import-shared-only', 'mfe-a/src/home/to-sibling.ts', "import '../../../mfe-b/src/module'"],
  ['apps-import-shared-only', 'shell/src/boot/to-server.ts', "import '../../../server/src/main'"],
  ['shared-knows-no-app', 'shared/ui/src/to-app.ts', "import '../../../mfe-b/src/module'"],
  ['server-knows-no-screen', 'server/src/to-react.ts', "import 'react'"],
  ['server-knows-no-screen', 'server/src/to-shell.ts', "import '../../shell/src/main'"],
  ['contracts-stand-alone', 'shared/contracts/src/to-ui.ts', "import '../../ui/src/button'"],
  ['presentation-fetches-nothing', 'shared/ui/src/to-http.ts', "import '@campus/http/client'"],
  ['presentation-fetches-nothing', 'shared/i18n/src/to-axios.ts', "import 'axios'"],
  ['token-stays-with-the-shell', 'mfe-a/src/home/to-token.ts', "import '../../../shared/session/src/session-keeper'"],
  ['http-knows-no-react', 'shared/http/src/to-react.ts', "import 'react'"],
  ['no-relative-path-across-packages', 'mfe-a/src/home/relative.ts', "import '../../../shared/http/src/client'"],
  ['only-what-a-package-offers', 'mfe-a/src/home/deep.ts', "import '@campus/http/src/client'"],
  ['only-what-a-package-offers', 'mfe-a/src/home/missing.ts', "import 'left-pad'"],
  ['declared-dependencies-only', 'mfe-a/src/home/undeclared.ts', "import 'undeclared'"],
  ['features-do-not-meet', 'mfe-a/src/home/to-feature.ts', "import '../news/news.model'"],
  ['shell-pages-do-not-meet', 'shell/src/sign-in/to-page.ts', "import '../layouts/frame'"],
  ['services-draw-nothing', 'shell/src/services.ts', "import './layouts/drawing'"],
  ['models-are-pure', 'mfe-a/src/home/price.model.ts', "import 'react'"],
  ['models-are-pure', 'mfe-a/src/home/type.model.ts', "import type { Client } from '@campus/http/client'"],
  ['only-the-loader-knows-remotes', 'shell/src/boot/to-remote.ts', "import '@module-federation/runtime'"],
  ['build-tools-stay-out', 'mfe-a/src/home/to-build.ts', "import 'webpack'"],
  ['platform-knows-no-domain', 'server/src/platform/http/to-domain.ts', "import '../../domains/news/news.schema'"],
  ['platform-knows-no-domain', 'server/src/site/gateway/to-list.ts', "import '../../domains'"],
  ['platform-stands-below-the-site', 'server/src/platform/http/to-site.ts', "import '../../site/gateway/gateway'"],
  ['domains-do-not-meet', 'server/src/domains/home/to-domain.ts', "import '../news/news.routes'"],
  ['domains-stand-on-the-platform', 'server/src/domains/home/to-site.ts', "import '../../site/gateway/gateway'"],
  ['domains-stand-on-the-platform', 'server/src/domains/home/to-list.ts', "import '../../domains'"],
  ['samples-are-for-the-start', 'server/src/site/gateway/to-sample.ts', "import '../../sample/sample'"],
  [
    'samples-are-for-the-start',
    'server/src/platform/http/to-sample.ts',
    "import type { A } from '../../sample/sample'",
  ],
  ['samples-come-when-needed', 'server/src/start.ts', "import './sample/sample'"],
  ['keys-stay-with-marking', 'server/src/domains/exam/attempts/to-keys.ts', "import '../marking/marking.schema'"],
  ['no-cycles', 'mfe-a/src/home/one.ts', "import './two'"],
  ['product-imports-no-test-code', 'mfe-a/src/home/to-test.ts', "import './home.test'"],
  ['product-imports-no-test-code', 'mfe-a/src/home/to-samples.ts', "import './price.fixtures'"],
  ['product-imports-no-test-code', 'mfe-a/src/home/to-library.ts', "import 'fast-check'"],
  ['browser-code-uses-no-node-module', 'mfe-a/src/home/to-node.ts', "import 'node:fs'"],
  ['no-drawers', 'mfe-a/src/home/to-drawer.ts', "import './utils'"],
]

/** Good examples, and the files that the bad ones import. No rule may fire on them. */
const GOOD = {
  'mfe-a/src/home/HomePage.tsx':
    "import '@campus/http/client'\nimport '../common/price'\nimport 'react'\nimport 'carried-react'",
  'mfe-a/src/home/home.test.ts': "import 'fast-check'\nimport 'node:fs'",
  'mfe-a/src/home/price.fixtures.ts': '',
  'mfe-a/src/home/utils.ts': '',
  'mfe-a/src/home/two.ts': "import './one'",
  'mfe-a/src/news/news.model.ts': '',
  'mfe-a/src/common/price.ts': '',
  'mfe-b/src/module.ts': '',
  'server/src/main.ts': "import 'node:fs'\nvoid import('./sample/sample')",
  'server/src/sample/sample.ts': 'export type A = object',
  'server/src/domains.ts': "import './domains/home/domain'\nimport './domains/news/news.routes'",
  'server/src/site/gateway/gateway.ts': "import '../../platform/http/handle'",
  'server/src/domains/home/domain.ts':
    "import '../../platform/http/handle'\nimport '../news/news.schema'\nimport '../news/news.offer'",
  'server/src/domains/exam/marking/marking.schema.ts': '',
  'server/src/domains/exam/review/answered-work.ts': "import '../marking/marking.schema'",
  'server/src/platform/http/handle.ts': '',
  'server/src/domains/news/news.offer.ts': '',
  'server/src/domains/news/news.routes.ts': "import '../../platform/http/handle'",
  'server/src/domains/news/news.schema.ts': '',
  'shell/src/main.ts': "import './modules/load'",
  'shell/src/layouts/frame.ts': "import '../modules/load'\nimport '../common/mark'",
  'shell/src/layouts/drawing.ts': "import 'react-dom'",
  'shell/src/common/mark.ts': '',
  'shell/src/modules/load.ts': "import '@module-federation/runtime'",
  'shared/http/src/client.ts': "import 'axios'\nexport type Client = object",
  'shared/session/src/session-keeper.ts': '',
  'shared/ui/src/button.ts': "import 'react'",
  'tsconfig.base.json': '{}',
}

const PACKAGES = ['@module-federation/runtime', 'axios', 'fast-check', 'react', 'react-dom', 'undeclared', 'webpack']

let folder
let violations

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
  for (const [, path, source] of BAD) write(path, source)
  for (const [path, source] of Object.entries(GOOD)) write(path, source)
  const dependencies = Object.fromEntries(PACKAGES.filter((name) => name !== 'undeclared').map((name) => [name, '*']))
  write('package.json', JSON.stringify({ name: 'fixture', dependencies }))
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  for (const name of [
    'mfe-a',
    'mfe-b',
    'server',
    'shell',
    'shared/http',
    'shared/ui',
    'shared/i18n',
    'shared/contracts',
  ]) {
    write(
      `${name}/package.json`,
      JSON.stringify({
        name: name.replace('shared', '@campus'),
        exports: { './*': './src/*.ts' },
        dependencies: { '@campus/http': 'workspace:*' },
      }),
    )
    mkdirSync(join(folder, name, 'node_modules/@campus'), { recursive: true })
    symlinkSync(join(folder, 'shared/http'), join(folder, name, 'node_modules/@campus/http'))
  }
  violations = cruise()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(BAD)('%s stops %s', (rule, path) => {
  expect(violations.filter(({ from }) => from === path).map((violation) => violation.rule)).toContain(rule)
})

test('nothing fires on a good example', () => {
  const bad = new Set(BAD.map(([, path]) => path))
  const inCycle = 'mfe-a/src/home/two.ts'
  expect(violations.filter(({ from }) => !bad.has(from) && from !== inCycle)).toEqual([])
})

test('every rule of the configuration has a bad example', () => {
  const configured = [...readFileSync(join(root, '.dependency-cruiser.mjs'), 'utf8').matchAll(/name: '([\w-]+)'/g)]
  expect(configured.map(([, name]) => name).filter((name) => !BAD.some(([rule]) => rule === name))).toEqual([])
})

function write(path, source) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
}

/** The reported violations. The exit code is ignored: it is the number of violations. */
function cruise() {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = join(root, '.dependency-cruiser.mjs')
  const output = execFileSync(
    process.execPath,
    [tool, '--config', config, '--output-type', 'json', 'shell', 'mfe-a', 'mfe-b', 'server', 'shared'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(output).summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }))
}
