/**
 * Three kinds of test, by what they need and so by how fast they are:
 *   unit       pure logic and build tools, no DOM
 *   component  React and browser modules, in jsdom
 *   server     the server on a real database
 */

// Wall-clock times of the portal are Beijing times. Another zone can be tried: TZ=America/Lima npm test
process.env.TZ ??= 'Asia/Shanghai'

const NO_DOM = ['shared/contracts', 'shared/validators', 'shared/federation', 'shared/module-kit', 'scripts', 'bench']

/** Published only as ES modules, or importing at run time, which jest's sandbox cannot do untransformed. */
const TRANSFORMED_PACKAGES = [
  '@borewit/text-codec',
  '@electric-sql/pglite',
  '@fastify/cookie',
  '@tokenizer/inflate',
  'content-disposition',
  'cookie',
  'file-type',
  'jose',
  'qr',
  's3mini',
  'strtok3',
  'token-types',
  'uint8array-extras',
]

const EVERY_TEST = ['<rootDir>/shared/testing/jest/retries.ts', '<rootDir>/shared/testing/jest/fail-on-console.ts']

/** In plain TypeScript `<T>` opens a type, in TSX an element: each needs its own parser. */
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
]

const common = {
  rootDir: import.meta.dirname,
  transform: { '\\.tsx$': swc(true), '\\.(ts|js|mjs|cjs)$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm|(?:${TRANSFORMED_PACKAGES.join('|')})/)`, ignoredInStore()],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/data/', '<rootDir>/\\.cache/'],
  moduleNameMapper: { '^fast-check$': '<rootDir>/shared/testing/jest/fast-check.ts' },
  setupFilesAfterEnv: EVERY_TEST,
  restoreMocks: true,
}

/** pnpm keeps packages under `node_modules/.pnpm/<name>@<version>/node_modules/<name>`. */
function ignoredInStore() {
  const kept = TRANSFORMED_PACKAGES.map((name) => name.replace('/', '\\+')).join('|')
  return `/node_modules/\\.pnpm/(?!(?:${kept})@)`
}

const testsIn = (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`
const BROWSER_CODE = '<rootDir>/{shell,mfe-*,shared}/**'

/** @type {import('jest').Config} */
export default {
  watchman: false,
  // Of the whole run: jest does not heed a project's own. Twice what a test waits for one condition.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: [...NO_DOM.map(testsIn), `${BROWSER_CODE}/*.model.test.ts`],
    },
    {
      ...common,
      displayName: 'component',
      testEnvironment: '<rootDir>/shared/testing/jest/browser-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/shared/testing/jest/setup-browser.ts', ...EVERY_TEST],
      testMatch: [testsIn('{shell,mfe-*,shared}')],
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.model\\.test\\.ts$',
        ...NO_DOM.map((folder) => `<rootDir>/${folder}/`),
      ],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [testsIn('server')],
    },
  ],
}
