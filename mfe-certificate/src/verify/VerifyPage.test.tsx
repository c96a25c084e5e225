import { webcrypto } from 'node:crypto'

import { screen } from '@testing-library/react'

import { credentialKeys, credentialOfCode, verifyCredential } from '@campus/contracts/credential'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, keepWaiting, requestsOf, respond } from '@campus/testing/fake-server'

import { pageAt } from '../testing/page-at'
import { openSchool, payloadOf, SUBJECT, unsigned } from './testing/credentials'

jest.mock('qrcode.react', () => ({ QRCodeSVG: ({ value }: { value: string }) => <svg data-value={value} /> }))

const subtle = webcrypto.subtle as SubtleCrypto

type School = Awaited<ReturnType<typeof openSchool>>
let school: School
let jws: string
beforeAll(async () => {
  school = await openSchool(subtle)
  jws = await school.sign()
})

beforeEach(() => {
  // jsdom has no cryptography of its own.
  Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: subtle })
  respond(credentialKeys, { keys: [school.key] })
  respond(verifyCredential, { valid: true, status: 'valid', certificate: SUBJECT })
})

const openPage = pageAt('/v', { layout: 'query', title: 'query' })
const open = (credential = jws, locale: 'zh-CN' | 'en' = 'zh-CN') => openPage(`#c=${credential}`, { locale })
const verdict = (name: string) => screen.findByRole('heading', { level: 2, name })

test('a genuine certificate: the verdict has the focus, each line can be ticked by keyboard', async () => {
  const { user } = await open()
  expect(await verdict('证书真实有效')).toHaveFocus()
  expect(screen.getByText(/由启明职业培训学校签发/)).toBeVisible()
  expect(screen.getByText('3101**********1234')).toBeVisible()
  const ticks = screen.getAllByRole('checkbox')
  expect(ticks).toHaveLength(7)
  expect(ticks[0]).toHaveAccessibleName(/姓名 张三 与纸质一致/)
  expect(screen.getByText('已核对 0 / 7 项')).toBeVisible()
  for (const tick of ticks) {
    tick.focus()
    await user.keyboard(' ')
  }
  expect(screen.getByText('全部 7 项一致')).toBeVisible()
  await user.keyboard(' ')
  expect(screen.getByText('已核对 6 / 7 项')).toBeVisible()
})

test('the sheet is accessible', async () => {
  const { container } = await open()
  await verdict('证书真实有效')
  await expectNoAxeViolations(container)
})

test('the sheet carries its own code, which leads to this page, and can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = await open()
  const code = await screen.findByRole('img', { name: '证书核验二维码' })
  expect(code.querySelector('svg')).toHaveAttribute('data-value', `http://localhost/v#c=${jws}`)
  await user.click(screen.getByRole('button', { name: '打印' }))
  expect(print).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: '复制核验链接' }))
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/v#c=${jws}`)
})

test('a revoked certificate says so, in English too', async () => {
  respond(verifyCredential, { valid: true, status: 'revoked', certificate: SUBJECT })
  const { container } = await open(jws, 'en')
  expect(await verdict('This certificate was revoked')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.queryByText('Verify by code or link')).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('a certificate that is no longer on record', async () => {
  respond(verifyCredential, { valid: true, status: 'unknown', certificate: null })
  await open()
  expect(await verdict('学校已无此证书记录')).toBeVisible()
})

test('a changed payload and a stranger’s key are no certificate, whatever a server says; nothing of them is shown', async () => {
  const [head, , signature] = jws.split('.')
  const changed = [head, unsigned({ payload: payloadOf({ ...SUBJECT, name: '王五' }) }).split('.')[1], signature].join(
    '.',
  )
  const { unmount } = await open(changed)
  expect(await verdict('不是本校签发的证书')).toBeVisible()
  expect(screen.queryByText('王五')).not.toBeInTheDocument()
  unmount()
  const stranger = await openSchool(subtle, 'stranger')
  const { container } = await open(await stranger.sign())
  expect(await verdict('不是本校签发的证书')).toBeVisible()
  await expectNoAxeViolations(container)
})

test('without a response about its status, the signature still counts; a retry asks again', async () => {
  breakCall(verifyCredential)
  const { user } = await open()
  expect(await verdict('签名正确，状态未知')).toBeVisible()
  expect(screen.getByText('张三')).toBeVisible()
  respond(verifyCredential, { valid: true, status: 'valid', certificate: SUBJECT })
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await verdict('证书真实有效')).toBeVisible()
})

test('with no answer at all nothing is claimed', async () => {
  breakCall(credentialKeys)
  breakCall(verifyCredential)
  await open()
  expect(await verdict('暂时无法核验')).toBeVisible()
  expect(screen.queryByText('张三')).not.toBeInTheDocument()
})

test('on a page without cryptography the server’s word counts', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: undefined })
  await open()
  expect(await verdict('证书真实有效')).toBeVisible()
})

test('a broken link asks nobody, and leads to the code and to the lookup', async () => {
  const { container } = await open(jws.slice(0, 60))
  expect(await verdict('核验链接不完整')).toBeVisible()
  expect(screen.getByRole('link', { name: '改用姓名和编号查询' })).toHaveAttribute('href', '/query')
  expect(requestsOf(verifyCredential)).toEqual([])
  await expectNoAxeViolations(container)
})

describe('the code on the paper', () => {
  const CODE = '7M4KQ0ZX2B9C'
  const openCode = (code = CODE) => openPage(`#${code}`)

  test('leads to the signed certificate, whose sheet carries the code again and does not lead to itself', async () => {
    respond(credentialOfCode, { credential: jws })
    await openCode()
    expect(await verdict('证书真实有效')).toBeVisible()
    expect(requestsOf(credentialOfCode)).toEqual([{ code: CODE }])
    const code = await screen.findByRole('img', { name: '证书核验二维码' })
    expect(code.querySelector('svg')).toHaveAttribute('data-value', `http://localhost/v#${CODE}`)
    expect(screen.getByText('7M4K Q0ZX 2B9C')).toBeVisible()
    expect(screen.queryByRole('link', { name: '打开核验页' })).not.toBeInTheDocument()
  })

  test('is checked by its signature: what a stranger signed is none of this school', async () => {
    const stranger = await openSchool(subtle, 'stranger')
    respond(credentialOfCode, { credential: await stranger.sign() })
    await openCode()
    expect(await verdict('不是本校签发的证书')).toBeVisible()
  })

  test('that no certificate has: that is said, and another can be typed', async () => {
    respond(credentialOfCode, { credential: '' })
    const { container, user } = await openCode()
    expect(await verdict('没有这个核验码')).toBeVisible()
    expect(requestsOf(verifyCredential)).toEqual([])
    await expectNoAxeViolations(container)
    respond(credentialOfCode, { credential: jws })
    await user.type(screen.getByRole('textbox', { name: '核验码' }), '7m4k-qozx-2b9d{Enter}')
    expect(await verdict('证书真实有效')).toBeVisible()
    expect(requestsOf(credentialOfCode)).toEqual([{ code: CODE }, { code: '7M4KQ0ZX2B9D' }])
  })

  test('whose certificate was replaced is withdrawn, in both languages', async () => {
    respond(credentialOfCode, { credential: '', withdrawn: true })
    const { container, unmount } = await openCode()
    expect(await verdict('这个核验码已失效')).toBeVisible()
    expect(screen.getByText(/请勿采信这份纸质证书/)).toBeVisible()
    expect(requestsOf(verifyCredential)).toEqual([])
    await expectNoAxeViolations(container)
    unmount()
    await openPage(`#${CODE}`, { locale: 'en' })
    expect(await verdict('This code is no longer in force')).toBeVisible()
  })

  test('is asked for where none is given; half of one asks nobody', async () => {
    const { user, container } = await openPage('')
    expect(await screen.findByRole('heading', { level: 2, name: '输入核验码或打开凭证' })).toBeVisible()
    expect(screen.queryByText('核验链接不完整')).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: '核验码' }), '7M4K{Enter}')
    expect(await screen.findByText('请输入证书上的 12 位核验码')).toBeVisible()
    expect(requestsOf(credentialOfCode)).toEqual([])
    await expectNoAxeViolations(container)
  })
})

describe('a saved credential', () => {
  const picker = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=file]')
  // jsdom's files cannot be read as text.
  const fileOf = (content: string) =>
    Object.assign(new File([content], 'a.jwt', { type: 'text/plain' }), { text: () => Promise.resolve(content) })

  test('is opened and verified', async () => {
    const { container, user } = await openPage('')
    await screen.findByRole('button', { name: '打开签名凭证' })
    await user.upload(picker(container) as HTMLInputElement, fileOf(`${jws}\n`))
    expect(await verdict('证书真实有效')).toBeVisible()
  })

  test('that is none is told', async () => {
    const { container, user } = await openPage('')
    await screen.findByRole('button', { name: '打开签名凭证' })
    await user.upload(picker(container) as HTMLInputElement, fileOf('hello'))
    expect(await screen.findByText('这个文件不是完整的签名凭证')).toBeVisible()
  })
})

test('while it is checked, that is said', async () => {
  keepWaiting(verifyCredential)
  await open()
  expect(await screen.findByRole('status', { name: '正在核验…' })).toBeInTheDocument()
})
