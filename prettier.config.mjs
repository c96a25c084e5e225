/** How every file is laid out; `npm run format` does it, and the `format` kind of test checks it. */
/** @type {import('prettier').Config} */
export default {
  printWidth: 120,
  semi: false,
  singleQuote: true,
  plugins: ['@ianvs/prettier-plugin-sort-imports'],
  // Types stand beside the values of their package.
  importOrder: ['<BUILTIN_MODULES>', '', '<THIRD_PARTY_MODULES>', '', '^@campus/', '', '^[.]'],
  importOrderTypeScriptVersion: '6.0.0',
  // What an html`` template holds goes out as it is written; here it is no CSS of a component.
  overrides: [
    { files: ['server/**/*.ts', 'shared/federation/**/*.ts'], options: { embeddedLanguageFormatting: 'off' } },
  ],
}
