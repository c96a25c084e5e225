import { readOverride } from './override.model'

test.each([
  ['mfe-exam@1.4.0', [{ part: 'mfe-exam@1.4.0', module: 'mfe-exam', version: '1.4.0' }]],
  [
    'mfe-exam@1.0.0-acedea554c, mfe-study@1.1.0+our-house',
    [
      { part: 'mfe-exam@1.0.0-acedea554c', module: 'mfe-exam', version: '1.0.0-acedea554c' },
      { part: 'mfe-study@1.1.0+our-house', module: 'mfe-study', version: '1.1.0+our-house' },
    ],
  ],
  [
    'mfe-exam@http://localhost:8103',
    [{ part: 'mfe-exam@http://localhost:8103', module: 'mfe-exam', origin: 'http://localhost:8103' }],
  ],
  [
    'mfe-exam@http://localhost:8103/',
    [{ part: 'mfe-exam@http://localhost:8103/', module: 'mfe-exam', origin: 'http://localhost:8103' }],
  ],
  ['mfe-exam@1,mfe-exam@2', [{ part: 'mfe-exam@2', module: 'mfe-exam', version: '2' }]],
  ['', []],
  [' , ', []],
])('%j asks for releases of modules, one for each', (field, asked) => {
  expect(readOverride(field)).toEqual({ asked, malformed: [] })
})

test.each([
  'mfe-exam',
  'mfe-exam@',
  '@1.0.0',
  'MFE@1',
  'mfe-exam@../1',
  'mfe-exam@1..2',
  'mfe-exam@http://localhost:8103/dist',
  'mfe-exam@http://localhost:8103/?x',
  'mfe-exam@http://user@localhost:8103',
  'mfe-exam@ftp://localhost',
  'mfe-exam@javascript:alert(1)',
  'mfe-exam@//localhost:8103',
])('%j asks for nothing, and is told', (field) => {
  expect(readOverride(field)).toEqual({ asked: [], malformed: [field] })
})

test('what is malformed takes nothing from what is not', () => {
  expect(readOverride('x,mfe-exam@1')).toMatchObject({ asked: [{ module: 'mfe-exam' }], malformed: ['x'] })
})

test('a field of any length is told in few characters', () => {
  expect(readOverride(`mfe-exam@1${',mfe-exam@1'.repeat(100)}`)).toEqual({
    asked: [],
    malformed: ['mfe-exam@1,mfe-exam@1,mfe-exam@1,mfe-exa…'],
  })
})
