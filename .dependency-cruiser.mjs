/**
 * Who may import whom. A rule's comment is what its breaker reads: it says what
 * to do instead. Every rule has a bad example in scripts/import-rules.test.mjs.
 */
const APPS = '(?:shell|mfe-[^/]+)'
/** Packages that run while building, never in a page. */
const BUILD_TIME = '(?:federation|dev-host|module-kit)'
/** Names that only the builder knows: it puts a file of its choice in their place. */
const BUILDERS_NAME = '^(?:carried|hosted)-'
/** What every page of the shell stands on; these folders are layers, and only cycles between them are wrong. */
const SHELL_PLATFORM = '(?:boot|contained|modules|shared-scope|router|session)'
/** Tests and their fixtures. */
const TEST = '\\.(?:test\\.tsx?|fixtures\\.ts)$'
const TEST_CODE = `${TEST}|/testing/`
const npm = (...names) => `node_modules/(?:${names.join('|')})/`

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const betweenPackages = [
  {
    name: 'apps-import-shared-only',
    comment:
      'An app is released alone, so it cannot reach into another. Move what both need to a package in shared/; ' +
      "to show another module's piece, open its slot.",
    from: { path: `^(${APPS})/` },
    to: { path: `^(?:${APPS}|server|e2e|bench)/`, pathNot: '^$1/' },
  },
  {
    name: 'shared-knows-no-app',
    comment: 'Shared packages are below the apps. Pass what you need as an argument or a property instead.',
    from: { path: '^shared/' },
    to: { path: `^(?:${APPS}|server|e2e|bench)/` },
  },
  {
    name: 'server-knows-no-screen',
    comment:
      'The server and the screens meet in @campus/contracts. Define the shape there and import it on both sides.',
    from: { path: '^server/' },
    to: {
      path: `^(?:${APPS}|e2e|bench|shared/(?:http|session|i18n))/|${npm('react', 'react-dom', 'axios', 'zustand')}`,
    },
  },
  {
    name: 'contracts-stand-alone',
    comment:
      'Partners and the server build against the contracts alone. Move the shape you need into shared/contracts/src.',
    from: { path: '^shared/contracts/' },
    to: { path: '^(?!shared/contracts/)(?:shared|server|shell|mfe-[^/]+)/' },
  },
  {
    name: 'presentation-fetches-nothing',
    comment:
      'validators, i18n and ui stay usable without a server or a session. Take the data or a callback as a property; ' +
      "the call belongs in a feature's *.queries.ts.",
    from: { path: '^shared/(?:validators|i18n|ui)/', pathNot: TEST },
    to: { path: `^shared/(?:http|session)/|${npm('axios', 'zustand', '@tanstack/react-query')}` },
  },
  {
    name: 'token-stays-with-the-shell',
    comment:
      'The session with its token is the shell’s: a module with a copy of this file would have a session of its own. ' +
      'Read who is here from session-store; change it with session-actions; calls carry the token by themselves.',
    from: { path: '^mfe-[^/]+/', pathNot: TEST },
    to: { path: '^shared/session/src/session-keeper' },
  },
  {
    name: 'http-knows-no-react',
    comment:
      "The client also runs before anything is drawn. Hooks belong in a feature's *.queries.ts; report through an event.",
    from: { path: '^shared/http/', pathNot: TEST },
    to: {
      path: `^shared/ui/|${npm('react', 'react-dom', 'react-router', 'react-router-dom', '@tanstack/react-query')}`,
    },
  },
  {
    name: 'no-relative-path-across-packages',
    comment:
      'A relative and a named import of one package give two copies in the browser. Import it by name: @campus/<package>/<file>.',
    // bench links the apps' sources into one plain bundle, to measure what composing costs.
    from: { path: '^(shared/[^/]+|shell|mfe-[^/]+|server|e2e)/' },
    to: { path: '^(?:shared/[^/]+|shell|mfe-[^/]+|server|e2e|bench)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'only-what-a-package-offers',
    comment:
      "Nothing is found at this path. A package offers what its package.json's exports and a declared dependency say: " +
      'import that file, or declare the dependency as "catalog:".',
    from: { pathNot: '^shared/federation/src/runtime-parts/' },
    to: { couldNotResolve: true, pathNot: BUILDERS_NAME },
  },
  {
    name: 'declared-dependencies-only',
    comment:
      'It works by accident of another package\'s install. Declare it in this package\'s package.json as "catalog:".',
    from: { path: `^(?:shared/[^/]+|${APPS}|server|e2e|bench)/` },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideAnApp = [
  {
    name: 'features-do-not-meet',
    comment:
      "A feature folder can be read and removed alone. Move what two features need to the app's common/ or to shared/.",
    from: { path: '^(mfe-[^/]+)/src/([^/]+)/' },
    to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/(?:$2|common|testing)/' },
  },
  {
    name: 'shell-pages-do-not-meet',
    comment:
      'A page of the shell stands on its platform, not on another page. Move what two pages need to shell/src/common/.',
    from: { path: '^shell/src/([^/]+)/', pathNot: `^shell/src/${SHELL_PLATFORM}/` },
    to: { path: '^shell/src/[^/]+/', pathNot: `^shell/src/(?:$1|common|testing|${SHELL_PLATFORM})/` },
  },
  {
    name: 'services-draw-nothing',
    comment:
      "The shell's first script works while the second, with everything that draws, is still on its way; what draws would " +
      'come with it and make both late. Import it below shell/src/start.tsx.',
    from: { path: '^shell/src/services\\.ts$' },
    to: { path: npm('react-dom', 'react-router', 'react-router-dom', 'styled-components'), reachable: true },
  },
  {
    name: 'models-are-pure',
    comment:
      'A *.model.ts holds logic that a table test proves. Take values as arguments, return values; ' +
      'fetching belongs in *.queries.ts, drawing in a component.',
    from: { path: '\\.model\\.ts$' },
    to: {
      path:
        `\\.tsx$|\\.queries\\.ts$|^shared/(?:http|session)/|` +
        npm(
          'react',
          'react-dom',
          'react-router',
          'react-router-dom',
          'axios',
          'zustand',
          'styled-components',
          '@tanstack/react-query',
        ),
    },
  },
  {
    name: 'only-the-loader-knows-remotes',
    comment:
      'That a module comes over the network is the business of shell/src/modules alone. Ask it for the module or the slot.',
    from: { path: '^(?:shell|mfe-[^/]+|shared|server)/', pathNot: `^(?:shell/src/modules/|shared/${BUILD_TIME}/)` },
    to: { path: npm('@module-federation/[^/]+') },
  },
  {
    name: 'build-tools-stay-out',
    comment: 'The builder and webpack run at build time only. Move what the page needs to shared/contracts.',
    from: { path: `^(?:${APPS}|shared/(?!${BUILD_TIME}/)[^/]+)/src/` },
    to: { path: `^shared/${BUILD_TIME}/|${npm('webpack', 'tsx', 'esbuild')}` },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideTheServer = [
  {
    name: 'platform-knows-no-domain',
    comment:
      'The platform works whatever domains there are. Take what you need as an argument, or let the domain declare it in its ' +
      'domain.ts; what several domains need moves to a folder of the platform.',
    from: { path: '^server/src/(?:platform|site)/', pathNot: TEST },
    to: { path: '^server/src/(?:domains/|domains\\.ts$|app\\.ts$|main\\.ts$)' },
  },
  {
    name: 'platform-stands-below-the-site',
    comment:
      'Calls, tables and limits work without a page being served. Move what both need to a folder of the platform, or take ' +
      'it as an argument.',
    from: { path: '^server/src/platform/', pathNot: TEST },
    to: { path: '^server/src/site/' },
  },
  {
    name: 'domains-do-not-meet',
    comment:
      'A domain can be read and removed alone. Of another domain only its tables (*.schema.ts, for keys and joins) and what ' +
      'it offers (<domain>.offer.ts) may be used; what several domains need moves to a folder of the platform.',
    from: { path: '^server/src/domains/([^/]+)/', pathNot: TEST },
    to: { path: '^server/src/domains/[^/]+/', pathNot: '^server/src/domains/$1/|\\.(?:schema|offer)\\.ts$' },
  },
  {
    name: 'domains-stand-on-the-platform',
    comment:
      'A domain answers its calls whatever site shows them. Beside its own files it imports the platform alone: move what it ' +
      'needs there, or declare it in domain.ts for the start to use.',
    from: { path: '^server/src/domains/', pathNot: TEST_CODE },
    to: { path: '^server/src/(?!domains/|platform/)' },
  },
  {
    name: 'samples-are-for-the-start',
    comment:
      'The sample schools are invented, and production must not hold them. Their content belongs in server/src/sample/, which ' +
      'the start imports in development and tests may use; what the product needs too moves to the platform.',
    from: { path: '^server/src/(?!sample/|main\\.ts$)', pathNot: TEST_CODE },
    to: { path: '^server/src/sample/' },
  },
  {
    name: 'samples-come-when-needed',
    comment: 'An import at the top would put the sample schools into every production server. Use await import(…).',
    from: { path: '^server/src/(?!sample/)', pathNot: TEST_CODE },
    to: { path: '^server/src/sample/', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'keys-stay-with-marking',
    comment:
      'What solves a question is read by marking and review alone, so that no other response can give it away. Ask marking ' +
      'for the points, or review for a finished attempt.',
    from: { path: '^(?!server/src/(?:domains/exam/(?:marking|review)|sample)/)', pathNot: TEST },
    to: { path: '^server/src/domains/exam/marking/(?:marking\\.schema|rules\\.model)\\.ts$' },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one thing or three: move what both need to a third file below them.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'product-imports-no-test-code',
    comment:
      'Test code would be shipped to visitors. Move what the product needs out of the test file or shared/testing.',
    from: { path: '^(?:shell|mfe-[^/]+|shared/(?!testing/)[^/]+|server)/', pathNot: TEST_CODE },
    to: { path: `${TEST_CODE}|^shared/testing/|${npm('@testing-library/[^/]+', 'fast-check', 'axe-core')}` },
  },
  {
    name: 'browser-code-uses-no-node-module',
    comment:
      "This file runs in the browser, where Node's modules do not exist. Use the web platform, or move the work to the server.",
    from: { path: `^(?:${APPS}|shared/(?!${BUILD_TIME}/|testing/)[^/]+)/src/`, pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-drawers',
    comment:
      'A file named utils or helpers collects everything. Name it after what it knows: price.model.ts, tenant-host.ts.',
    from: {},
    to: { path: '/(?:utils?|helpers?|misc)[/.]', pathNot: ['node_modules/', BUILDERS_NAME] },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...betweenPackages, ...insideAnApp, ...insideTheServer, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|data|\\.cache|test-results|playwright-report)/' },
    // A type import is knowledge too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
