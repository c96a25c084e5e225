import { namedParts } from './named-parts.model'

test.each([
  [
    '我同意《甲》和《乙》',
    { a: '《甲》', b: '《乙》' },
    ['我同意', { text: '《甲》', name: 'a' }, '和', { text: '《乙》', name: 'b' }],
  ],
  [
    'the B, then the A.',
    { a: 'A', b: 'B' },
    ['the ', { text: 'B', name: 'b' }, ', then the ', { text: 'A', name: 'a' }, '.'],
  ],
  ['nothing here', { a: 'A' }, ['nothing here']],
  ['no name is empty', { b: '' }, ['no name is empty']],
  ['A', { a: 'A', b: '' }, [{ text: 'A', name: 'a' }]],
])('%s', (text, names, parts) => {
  expect(namedParts<string>(text, names)).toEqual(parts)
})
