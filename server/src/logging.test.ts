import { createLogger, maskMobiles } from './logging'

test.each([
  ['13800000001', '138****0001'],
  ['call 13800000001, or 15912345678.', 'call 138****0001, or 159****5678.'],
  ['913800000001', '913800000001'],
  ['1380000000', '1380000000'],
])('mobiles in %s are masked', (text, masked) => {
  expect(maskMobiles(text)).toBe(masked)
})

test('secrets are removed by name wherever they stand', () => {
  const lines: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  log.info(
    {
      token: 'secret-1',
      request: { token: 'secret-2', password: 'secret-3', signature: 'secret-4', authorization: 'secret-5' },
    },
    'x',
  )
  expect(lines.join('')).not.toContain('secret-')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', token: '[removed]' })
})
