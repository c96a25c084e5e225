import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'

import { getDomainByDomainType } from '@campus/contracts/school'
import { getUserInfo, issueCode, ssoLogin } from '@campus/contracts/sign-in'
import { sessionKeeper } from '@campus/session/session-keeper'
import { sessionStore } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { breakCall, headersOf, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage, type PageOptions } from '@campus/testing/render'

import { PREVIEW_PROTOCOL } from './preview.model'
import { Component as PreviewDialog } from './PreviewDialog'

jest.mock('qrcode.react', () => ({ QRCodeSVG: ({ value }: { value: string }) => <svg data-value={value} /> }))

/** What the page's end of the channel received and sent; jsdom has no channels. */
class FakePort {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly sent: unknown[] = []
  closed = false
  postMessage(message: unknown): void {
    this.sent.push(message)
  }
  close(): void {
    this.closed = true
  }
}
let channels: { port1: FakePort; port2: FakePort }[] = []
class FakeChannel {
  readonly port1 = new FakePort()
  readonly port2 = new FakePort()
  constructor() {
    channels.push(this)
  }
}

beforeEach(() => {
  channels = []
  Object.assign(globalThis, { MessageChannel: FakeChannel })
  respond(getDomainByDomainType, 'https://m.qiming.example')
})

const frame = () => screen.findByTitle<HTMLIFrameElement>('学校移动端')
const signIn = { token: 'frame-token', expiration: '2999-12-31 23:59:59', userId: '501' }

/** Opens the preview and lets the frame load; `posted` is what the frame's window received. */
async function open(options: PageOptions = {}, productId?: string) {
  const closed = jest.fn()
  const page = await renderPage(
    <PreviewDialog open onClose={closed} {...(productId !== undefined && { productId })} />,
    options,
  )
  const element = await frame()
  const post = jest.fn()
  Object.defineProperty(element, 'contentWindow', { configurable: true, value: { postMessage: post } })
  const load = () => act(async () => void fireEvent.load(element))
  await load()
  const line = () => {
    const last = channels.at(-1)
    if (last === undefined) throw new Error('no line')
    return last
  }
  const nonce = () => (post.mock.lastCall?.[0] as { nonce: string }).nonce
  const hear = (data: unknown) => act(async () => line().port1.onmessage?.({ data }))
  const say = (message: object) => hear({ protocol: PREVIEW_PROTOCOL, nonce: nonce(), ...message })
  return { ...page, closed, element, post, load, line, nonce, hear, say }
}

test('PO-PRE-01 PO-PRE-02 PO-PRE-08 the mobile site in a phone of 375 × 812, and a code to scan', async () => {
  const { element, say } = await open({}, '7')
  expect(element).toHaveAttribute('src', 'https://m.qiming.example/?schoolId=10001&productId=7')
  expect([element.width, element.height]).toEqual(['375', '812'])
  expect(screen.getByText('扫码下载APP 报名培训')).toBeVisible()
  const code = await screen.findByRole('img', { name: '学校移动端二维码' })
  await waitFor(() => expect(code.querySelector('svg')).toHaveAttribute('data-value', element.src))
  await say({ type: 'ready' })
  // The frame is another site; its content is not our subject.
  element.remove()
  await expectNoAxeViolations(screen.getByRole('dialog'))
})

test('PO-PRE-03 the close icon hides it', async () => {
  const { user, closed } = await open()
  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(closed).toHaveBeenCalled()
})

test('PO-PRE-04 a spinner shows until the frame says that it is there', async () => {
  const { say } = await open()
  expect(screen.getByRole('status', { name: '加载中…' })).toBeVisible()
  await say({ type: 'ready' })
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('PO-PRE-05 its end of the line goes to that origin only; who is signed in is told by a one-time code, not the token', async () => {
  respond(issueCode, { code: 'once-1' })
  const { post, line, nonce } = await open({ session: signedIn() })
  expect(post).toHaveBeenCalledTimes(1)
  expect(post.mock.lastCall).toEqual([
    { protocol: PREVIEW_PROTOCOL, nonce: nonce(), type: 'connect' },
    'https://m.qiming.example',
    [line().port2],
  ])
  await waitFor(() =>
    expect(line().port1.sent).toEqual([
      { protocol: PREVIEW_PROTOCOL, nonce: nonce(), type: 'login', schoolId: '10001', token: 'once-1' },
    ]),
  )
  expect(JSON.stringify([post.mock.calls, line().port1.sent])).not.toContain('test-token')
})

test('PO-PRE-06 a frame that loads for a visitor is told so, and so is one whose code could not be had', async () => {
  const logout = { type: 'logout', schoolId: '10001' }
  const { line, unmount } = await open()
  expect(line().port1.sent).toMatchObject([logout])
  expect(requestsOf(issueCode)).toEqual([])
  unmount()
  breakCall(issueCode)
  const other = await open({ session: signedIn() })
  await waitFor(() => expect(other.line().port1.sent).toMatchObject([logout]))
})

test('every page the frame comes to has a line and a nonce of its own; the last one’s is closed', async () => {
  const { load, line, nonce, hear, unmount } = await open()
  const first = { line: line(), nonce: nonce() }
  await load()
  expect(first.line.port1.closed).toBe(true)
  expect(nonce()).not.toBe(first.nonce)
  await hear({ protocol: PREVIEW_PROTOCOL, nonce: first.nonce, type: 'ready' })
  expect(screen.getByRole('status')).toBeVisible()
  unmount()
  expect(channels.at(-1)?.port1.closed).toBe(true)
})

describe('PO-PRE-07 a sign-in inside the frame', () => {
  const loginInfo = { type: 'loginInfo', token: 'once-2', id: '501', realName: '谁也不是' }
  const person = () => currentUser(sessionStore.getState())

  test('stores the token and the person that the server gives for the code', async () => {
    respond(ssoLogin, signIn)
    respond(getUserInfo, { id: '501', realName: '林晓', mobile: '13800000001' })
    const { say } = await open()
    await say(loginInfo)
    await waitFor(() => expect(person()).toMatchObject({ userId: '501', realName: '林晓' }))
    expect(sessionKeeper.getState().token).toBe('frame-token')
    expect(requestsOf(ssoLogin)).toEqual([{ code: 'once-2' }])
    expect(headersOf(getUserInfo)).toMatchObject({ token: 'frame-token' })
  })

  test('by a code that does not hold, or of another person, changes nothing', async () => {
    refuse(ssoLogin, { msg: '登录失败' })
    const { say, line } = await open()
    await say(loginInfo)
    expect(person()).toBeNull()
    respond(ssoLogin, signIn)
    respond(getUserInfo, { id: '777', realName: '别人' })
    await say(loginInfo)
    await waitFor(() => expect(requestsOf(getUserInfo)).toHaveLength(1))
    expect(person()).toBeNull()
    expect(screen.queryByText('登录失败')).not.toBeInTheDocument()
    expect(line().port1.closed).toBe(false)
  })

  test('takes nobody’s place', async () => {
    respond(issueCode, { code: 'once-1' })
    const { say } = await open({ session: signedIn() })
    await say({ ...loginInfo, id: '777' })
    expect(requestsOf(ssoLogin)).toEqual([])
    expect(person()).toMatchObject({ userId: '501' })
  })

  test('ten thousand messages that are not the frame’s, or not agreed, change nothing and ask nothing', async () => {
    const { line, nonce, post } = await open()
    const before = JSON.stringify(sessionStore.getState())
    const agreed = { protocol: PREVIEW_PROTOCOL, nonce: nonce(), ...loginInfo }
    const wrong = fc.constantFrom<object>(
      { nonce: 'another' },
      { nonce: undefined },
      { protocol: 'campus.preview.v0' },
      { type: 'login' },
      { token: '' },
      { token: 7 },
      { id: null },
      { admin: true },
      { realName: {} },
    )
    const anything = fc.oneof(
      fc.anything(),
      fc.tuple(wrong, fc.object()).map(([difference]) => ({ ...agreed, ...difference })),
      fc.string().map((nonce) => ({ ...agreed, nonce })),
      fc.object().map((extra) => ({ ...agreed, extra })),
    )
    let sent = 0
    fc.assert(
      fc.property(anything, fc.boolean(), (data, onTheLine) => {
        sent += 1
        if (onTheLine) line().port1.onmessage?.({ data })
        // Any window can post to this one, also exactly the agreed messages.
        else window.dispatchEvent(new MessageEvent('message', { data: fc.stringify(data).length > 99 ? agreed : data }))
      }),
      { numRuns: 10_000 },
    )
    expect(sent).toBe(10_000)
    expect(JSON.stringify(sessionStore.getState())).toBe(before)
    expect([...requestsOf(ssoLogin), ...requestsOf(getUserInfo)]).toEqual([])
    expect(post).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status', { name: '加载中…' })).toBeVisible()
  })
})

test.each([
  [1600, 0.85],
  [1366, 0.78],
  [800, 0.75],
])('PO-PRE-09 in a window of %i px it is drawn at %d', async (width, scale) => {
  const before = window.innerWidth
  window.innerWidth = width
  const { element } = await open()
  expect(element.style.scale).toBe(String(scale))
  expect(element.parentElement).toHaveStyle({ width: `${String(375 * scale)}px`, height: `${String(812 * scale)}px` })
  window.innerWidth = before
})

test('PO-PRE-10 a frame that never says so ends in a message with a retry; the code stays', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { user } = await open()
  act(() => jest.advanceTimersByTime(15_000))
  expect(await screen.findByRole('alert')).toHaveTextContent('加载失败，请扫码在手机上查看')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.getByText('扫码下载APP 报名培训')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await frame()).toBeInTheDocument()
  expect(screen.getByRole('status', { name: '加载中…' })).toBeVisible()
  // The second try has its own time.
  act(() => jest.advanceTimersByTime(15_000))
  expect(await screen.findByRole('alert')).toHaveTextContent('加载失败，请扫码在手机上查看')
  jest.useRealTimers()
})

test('a school without a mobile site has a code that opens this page on a phone', async () => {
  respond(getDomainByDomainType, '')
  await renderPage(<PreviewDialog open onClose={() => undefined} />)
  expect(await screen.findByText('扫码在手机上打开本页')).toBeVisible()
  const code = screen.getByRole('img', { name: '本页二维码' })
  await waitFor(() => expect(code.querySelector('svg')).toHaveAttribute('data-value', location.href))
  await expectNoAxeViolations(screen.getByRole('dialog'))
})

test('what the mobile site opens in a tab of its own is no longer held by the frame', async () => {
  const { element } = await open()
  expect(element.getAttribute('sandbox')?.split(' ')).toContain('allow-popups-to-escape-sandbox')
})
