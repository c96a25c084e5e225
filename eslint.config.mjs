/**
 * What a reviewer should not have to say. Import rules between folders are in
 * .dependency-cruiser.mjs; messages here say what to do instead.
 */
import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

import { effectGivesCleanup } from './scripts/lint/effect-gives-cleanup.mjs'
import { textStandsAlone } from './scripts/lint/text-stands-alone.mjs'

const CODE = ['**/*.{ts,tsx}']
const SCREENS = ['{shell,mfe-*}/src/**/*.{ts,tsx}', 'shared/ui/src/**/*.{ts,tsx}']
const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/*.fixtures.ts', 'shared/testing/**', '**/testing/**']
/** Programs that speak to a terminal. */
const TOOLS = [
  'server/src/main.ts',
  'server/build.mjs',
  'server/src/site/operator/operator-cli.ts',
  'server/src/site/releases/release-cli.ts',
  'shared/module-kit/**',
  'shared/dev-host/src/dev.ts',
  'shared/testing/jest/**',
  'scripts/**',
  '*.mjs',
  '*/*.config.{ts,mjs}',
  'e2e/**',
  'bench/**',
]

const OWN_RULES = { rules: { 'effect-gives-cleanup': effectGivesCleanup, 'text-stands-alone': textStandsAlone } }

const RAW_HTML = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
    message: 'Only @campus/ui/rich-text puts HTML on a page, because it cleans it first. Use <RichText html={…} />.',
  },
  {
    selector:
      'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/], CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment)$/]',
    message: 'Only @campus/ui/rich-text puts HTML on a page, because it cleans it first. Use <RichText html={…} />.',
  },
]

const CHINESE = '/[\\u3400-\\u9fff]/'
const MESSAGE_TEXT = [
  {
    selector: `JSXText[value=${CHINESE}], Literal[value=${CHINESE}], TemplateElement[value.raw=${CHINESE}]`,
    message:
      "People also read the portal in English. Put the text into the folder's messages.zh-CN.ts and messages.en.ts, and show t('its.id').",
  },
]

/** What only takes the time between two moments of one page may read the device's clock. */
const SPANS = ['shell/src/clock/**', 'shared/session/src/watchdog.ts']
const DEVICE_TIME = {
  selector:
    'CallExpression[callee.object.name="Date"][callee.property.name="now"], NewExpression[callee.name="Date"][arguments.length=0]',
  message:
    'A device’s clock may be days off: take serverNow() of @campus/http/client, or useServerNow() in a component.',
}

/** The server's platform: what works for every school and person. A domain is never one of these. */
const OWNERS_FOLDERS = [
  ...['database', 'files', 'http', 'jobs', 'rate-limits', 'sms', 'tenants'].map((folder) => `platform/${folder}`),
  ...['operator', 'registry', 'releases'].map((folder) => `site/${folder}`),
  'testing',
]

const OWNERS_RIGHTS = {
  selector: 'Identifier[name=/^(asOwner|enterTenant|leaveTenant)$/]',
  message:
    "The owner's rights see every school and every person, so only the platform has them. In a domain use handleLearner " +
    'for a class of another school, handleLearnerEverywhere for a list that spans schools, inTenant for the own school.',
}

const UNRUN_TESTS = {
  selector:
    'MemberExpression[object.name=/^(it|test|describe|story)$/][property.name=/^(skip|only|todo|fixme)$/], CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
  message: 'A test that does not run proves nothing and hides the others. Make it pass, or remove it.',
}

const TIMED_TESTS = [
  {
    selector: "Literal[value='networkidle'], MemberExpression[property.name='waitForTimeout']",
    message:
      'A wait for silence or for a time is slow on a fast machine and fails on a slow one. Wait for what must appear.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(it|test)$/][arguments.length=3], CallExpression[callee.callee.object.name=/^(it|test)$/][arguments.length=3]',
    message: 'A limit of one test alone soon lies below the one of all. A file that needs longer says jest.setTimeout.',
  },
]

export default tseslint.config(
  // What outsiders build is outside: their own compiler checks it, against the kit as it is packed.
  {
    ignores: [
      'examples/**',
      '**/dist/**',
      '**/node_modules/**',
      'data/**',
      '.cache/**',
      'coverage/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      curly: ['error', 'multi-line'],
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', 400],
      'no-console': 'error',
      // Refusing control characters is what validators are for.
      'no-control-regex': 'off',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-eval': 'error',
      'no-restricted-syntax': ['error', ...RAW_HTML],
      'no-warning-comments': ['error', { terms: ['fixme', 'xxx', 'hack'] }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: CODE,
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: { project: ['tsconfig.json', 'tsconfig.node.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // What was caught may be thrown again, whatever it is.
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.tsx', 'shared/{calls,i18n,session,ui,testing}/src/**/*.ts', '{shell,mfe-*}/src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: SCREENS,
    // The gallery is a developers' page; its texts are examples of what schools write.
    ignores: [...TESTS, 'shared/ui/src/gallery/**'],
    rules: { 'no-restricted-syntax': ['error', ...RAW_HTML, ...MESSAGE_TEXT] },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...SPANS],
    rules: { 'no-restricted-syntax': ['error', ...RAW_HTML, ...MESSAGE_TEXT, DEVICE_TIME] },
  },
  {
    files: ['shared/{calls,comments,i18n,session}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...SPANS],
    rules: { 'no-restricted-syntax': ['error', ...RAW_HTML, DEVICE_TIME] },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.tsx', 'shared/*/src/**/*.tsx'],
    ignores: [...TESTS, 'shared/ui/src/gallery/**'],
    plugins: { campus: OWN_RULES },
    rules: { 'campus/text-stands-alone': 'error' },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    plugins: { campus: OWN_RULES },
    rules: { 'campus/effect-gives-cleanup': 'error' },
  },
  {
    files: ['server/src/*/**/*.ts'],
    // The sample schools are filled before anybody is in one.
    ignores: [...OWNERS_FOLDERS.map((folder) => `server/src/${folder}/**`), 'server/src/sample/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...RAW_HTML, OWNERS_RIGHTS] },
  },
  { files: ['**/messages.*.ts'], rules: { 'no-restricted-syntax': 'off', 'max-lines': 'off' } },
  { files: ['shared/ui/src/text/rich-text*'], rules: { 'no-restricted-syntax': ['error', ...MESSAGE_TEXT] } },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'shared/{session,i18n}/**'],
    rules: {
      'no-restricted-globals': ['error', { name: 'localStorage', message: storageMessage() }],
      'no-restricted-properties': ['error', { object: 'window', property: 'localStorage', message: storageMessage() }],
    },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'],
    // Hands every name of React on.
    ignores: ['shell/src/shared-scope/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'react', importNames: ['lazy'], message: 'It remembers a failed request for good: see useLoaded.' },
      ],
    },
  },
  // A folder brings as many rows as it likes.
  {
    files: [
      'server/src/**/*.{check,dependents}.ts',
      'server/src/platform/import/**',
      'server/src/site/operator/import/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'drizzle-orm',
          importNames: ['inArray'],
          message: 'A statement has 65,535 parameters at most: see among.',
        },
      ],
    },
  },
  // Playwright reads a fixture's needs from its first parameter, even when there are none.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  { files: TESTS, languageOptions: { globals: { ...globals.jest, ...globals.node } }, rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'e2e/stories/**'],
    rules: { 'no-restricted-syntax': ['error', UNRUN_TESTS, ...TIMED_TESTS] },
  },
  { files: ['e2e/fixtures/**'], rules: { 'no-restricted-syntax': ['error', ...RAW_HTML, ...TIMED_TESTS] } },
  { files: TOOLS, languageOptions: { globals: globals.node }, rules: { 'no-console': 'off' } },
)

function storageMessage() {
  return 'What the browser keeps has one owner and one key list: add it to @campus/session or @campus/i18n.'
}
