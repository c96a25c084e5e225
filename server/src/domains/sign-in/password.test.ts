import { scryptSync } from 'node:crypto'

import { hashPassword, passwordFits } from './password'

test('a password fits its own hash only, and no two hashes are alike', async () => {
  const [one, other] = await Promise.all([hashPassword('campus123'), hashPassword('campus123')])
  expect(one).not.toBe(other)
  expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(await passwordFits('campus123', one)).toBe(true)
  expect(await passwordFits('campus124', one)).toBe(false)
})

test('nobody’s password is never right and takes as long', async () => {
  const kept = await hashPassword('x')
  const time = async (hash: string | null) => {
    const start = performance.now()
    for (let round = 0; round < 3; round++) expect(await passwordFits('wrong', hash)).toBe(false)
    return performance.now() - start
  }
  await time(kept)
  const ratio = (await time(null)) / (await time(kept))
  expect(ratio).toBeGreaterThan(0.3)
})

test.each(['  spaces at both ends  ', '密码与🔑', '<b>\'";--', '8'.repeat(128)])(
  '%j is a password to its last character',
  async (password) => {
    const kept = await hashPassword(password)
    expect(await passwordFits(password, kept)).toBe(true)
    expect(await passwordFits(password.slice(0, -1), kept)).toBe(false)
  },
)

test('one character written in two ways is one password', async () => {
  expect(await passwordFits('e\u0301', await hashPassword('\u00e9'))).toBe(true)
})

test('a password that was kept at another cost still fits', async () => {
  const salt = Buffer.from('0123456789abcdef')
  const kept = (N: number, r: number, p: number): string => {
    const hash = scryptSync('campus123', salt, 32, { N, r, p })
    return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
  }
  expect(await passwordFits('campus123', kept(2 ** 12, 4, 2))).toBe(true)
  expect(await passwordFits('campus124', kept(2 ** 12, 4, 2))).toBe(false)
})
