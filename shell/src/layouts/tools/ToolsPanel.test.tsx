import { fireEvent, screen } from '@testing-library/react'

import { customerServicePage } from '@campus/contracts/school'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, keepWaiting, requestsOf, respond } from '@campus/testing/fake-server'
import { dismissToast, toastStore } from '@campus/ui/toast-store'

import { renderInSite, type InSiteOptions } from '../../testing/in-site'
import { ToolsPanel } from './ToolsPanel'

const WIDE = 1440

const toasts = () => toastStore.read().map(({ text }) => text)
afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

const respondWithContact = (...records: { id: string; mobile?: string; url?: string }[]) =>
  respond(customerServicePage, { records, total: records.length, size: 1, current: 1, pages: 1 })

const renderPanel = (options: InSiteOptions = {}) =>
  renderInSite(<ToolsPanel />, { slots: ['consult-dialog.v1'], width: WIDE, ...options })

async function open(name: string, options: InSiteOptions = {}) {
  const page = await renderPanel(options)
  await page.user.click(screen.getByRole('button', { name }))
  return page
}

test.each([
  ['a wide window', WIDE],
  ['a phone', 360],
])('SH-80 in %s the panel offers its five tools', async (_where, width) => {
  const { container } = await renderPanel({ width })
  const tools = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a, button')?.getAttribute('aria-label') ?? item.textContent)
  expect(tools).toEqual(['留言咨询', '电话咨询', '客服二维码', '资讯', '首页'])
  await expectNoAxeViolations(container)
})

test('SH-80 where the window leaves no room beside the page, a tab unfolds the tools', async () => {
  const { user, container } = await renderPanel({ width: 1100 })
  expect(screen.queryByRole('link', { name: '资讯' })).toBeNull()
  const tab = screen.getByRole('button', { name: '咨询与导航' })
  await user.click(tab)
  expect(tab).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  // In the flow of the page, where it has a row of its own and covers no control.
  expect(getComputedStyle(screen.getAllByRole('listitem')[0]?.closest('ul')?.parentElement as Element).position).toBe(
    'sticky',
  )
  await expectNoAxeViolations(container)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('SH-81 leave-a-message opens the enquiry form of the module that offers it', async () => {
  const { user } = await open('留言咨询')
  await user.click(screen.getByRole('button', { name: 'consult-dialog.v1' }))
  expect(screen.queryByRole('button', { name: 'consult-dialog.v1' })).toBeNull()
})

test('SH-81 on a site without the form there is no such tool', async () => {
  await renderPanel({ slots: [] })
  expect(screen.queryByRole('button', { name: '留言咨询' })).toBeNull()
})

test('SH-82 phone consultation shows the service contact’s number, asked for only now', async () => {
  respondWithContact({ id: '1', mobile: '4008800001' })
  const { container } = await open('电话咨询')
  expect(await screen.findByRole('link', { name: '4008800001' })).toHaveAttribute('href', 'tel:4008800001')
  expect(requestsOf(customerServicePage)).toEqual([{ current: 1, size: 1, model: { tenantId: '10001' } }])
  await expectNoAxeViolations(container)
})

test.each([
  ['the school’s own number', [], '4000000001', '4000000001'],
  ['「无」', [], '', '无'],
  ['「无」', [{ id: '1' }], '4000000001', '无'],
])('SH-82 it shows %s when the contact records are %#', async (_what, records, contactMobile, text) => {
  respondWithContact(...records)
  await open('电话咨询', { site: { buSchool: { contactMobile } } })
  expect(await screen.findByText(text)).toBeInTheDocument()
})

test('SH-83 the QR code is the service contact’s picture', async () => {
  respondWithContact({ id: '1', url: '/files/wechat.svg' })
  const { container } = await open('客服二维码')
  expect(await screen.findByRole('img', { name: '客服二维码' })).toHaveAttribute('src', '/files/wechat.svg')
  await expectNoAxeViolations(container)
})

test.each([
  ['a phone cannot scan itself', 360, '长按图片，识别或保存二维码'],
  ['beside a phone', WIDE, '用微信扫一扫，添加客服'],
])('SH-83 %s: at %d pixels the code says “%s”', async (_why, width, words) => {
  respondWithContact({ id: '1', url: '/files/wechat.png' })
  await open('客服二维码', { width })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test.each(['客服二维码', '电话咨询'])('the number that %s shows is called and copied', async (name) => {
  respondWithContact({ id: '1', mobile: '4008800001', url: '/files/wechat.png' })
  const { user, container } = await open(name, { width: 360 })
  expect(await screen.findByRole('link', { name: '4008800001' })).toHaveAttribute('href', 'tel:4008800001')
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('button', { name: '复制号码' }))
  expect(await navigator.clipboard.readText()).toBe('4008800001')
  expect(toasts()).toEqual(['号码已复制'])
})

test('who may not copy is told how to do without', async () => {
  respondWithContact({ id: '1', mobile: '4008800001' })
  const { user } = await open('电话咨询')
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(await screen.findByRole('button', { name: '复制号码' }))
  expect(toasts()).toEqual(['复制失败，请长按号码复制'])
})

test.each([
  ['no contact', []],
  ['a contact without a picture', [{ id: '1', mobile: '1' }]],
])('SH-83 with %s it says so', async (_what, records) => {
  respondWithContact(...records)
  await open('客服二维码')
  expect(await screen.findByText('暂无客服微信')).toBeInTheDocument()
})

test('SH-83 a picture that does not load is none', async () => {
  respondWithContact({ id: '1', url: '/gone.svg' })
  await open('客服二维码')
  fireEvent.error(await screen.findByRole('img', { name: '客服二维码' }))
  expect(screen.getByText('暂无客服微信')).toBeInTheDocument()
})

test('SH-82 a contact that cannot be loaded is no 「无」: it can be asked for again', async () => {
  breakCall(customerServicePage)
  const { user } = await open('电话咨询')
  const retry = await screen.findByRole('button', { name: '重试' })
  respondWithContact({ id: '1', mobile: '4008800001' })
  await user.click(retry)
  expect(await screen.findByText('4008800001')).toBeInTheDocument()
})

test('SH-82 while the contact is on its way its place is kept', async () => {
  keepWaiting(customerServicePage)
  await open('电话咨询')
  expect(screen.getByText('加载中…')).toBeInTheDocument()
})

test('SH-84 news opens the news list, home the home page', async () => {
  const { user, address } = await renderPanel({ route: '/school-info' })
  await user.click(screen.getByRole('link', { name: '资讯' }))
  expect(address()).toBe('/news-information/list')
  await user.click(screen.getByRole('link', { name: '首页' }))
  expect(address()).toBe('/')
})

test('what a tool unfolds folds again on Escape, with the focus back on the tool', async () => {
  respondWithContact({ id: '1', mobile: '4008800001' })
  const { user } = await open('电话咨询')
  await screen.findByText('4008800001')
  await user.keyboard('{Escape}')
  expect(screen.queryByText('4008800001')).toBeNull()
  expect(screen.getByRole('button', { name: '电话咨询' })).toHaveFocus()
})

test('in English the captions are short and part of the full names', async () => {
  await renderPanel({ locale: 'en' })
  for (const button of screen.getAllByRole('button')) {
    expect(button.getAttribute('aria-label')?.toLowerCase()).toContain(button.textContent?.toLowerCase())
  }
})
