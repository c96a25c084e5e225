import { screen, waitFor, within } from '@testing-library/react'

import { ERROR_CODES } from '@campus/contracts/errors'
import { commonQuestionPage, getHotMajor, hotMajorPage } from '@campus/contracts/hot-major'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import type { VisitOptions } from '@campus/testing/module-pages'
import { pageResponse } from '@campus/testing/page-response'

import { WithEverySlot } from '../common/slot-host.fixtures'
import { pageAt } from '../testing/page-at'
import { majorOf, respondWithMajors } from './majors.fixtures'

beforeEach(respondWithMajors)

const openMajors = pageAt('/educational-product', { layout: 'main' })
const open = (at = '?id=2', options: VisitOptions = {}) => openMajors(at, options)
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const list = () => screen.findByRole('navigation', { name: '热门专业' })
const part = (name: string) => screen.findByRole('region', { name })

test('PO-HOT-01 the majors at the left are ten at most, by seq', async () => {
  const { container } = await open()
  const links = within(await list()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['电工', '焊工', '保育师'])
  expect(requestsOf(hotMajorPage)).toEqual([{ current: 1, size: 10, sort: 'seq', order: 'ascending', model: {} }])
  await part('相关培训产品')
  await expectNoAxeViolations(container)
})

test('SH-02 PO-HOT-10 the query id selects the major, another one is one press away', async () => {
  const { user, address } = await open()
  expect(await title('焊工')).toBeVisible()
  expect(within(await list()).getByRole('link', { current: 'page' })).toHaveTextContent('焊工')
  await user.click(within(await list()).getByRole('link', { name: '保育师' }))
  expect(await title('保育师')).toBeVisible()
  expect(address()).toBe('/educational-product?id=3')
})

test('PO-HOT-10 without an id the first major is shown', async () => {
  await open('/educational-product')
  expect(await title('电工')).toBeVisible()
  expect(within(await list()).getByRole('link', { current: 'page' })).toHaveTextContent('电工')
  await part('相关证书')
  expect(requestsOf(getHotMajor)).toEqual([{ id: '1' }])
})

test.each([
  ['6500-9500', '6,500–9,500元/月'],
  ['8000', '8,000元/月'],
  ['面议', '面议'],
])('PO-HOT-02 the industry salary %s reads %s', async (industrySalary, words) => {
  respond(getHotMajor, majorOf('2', { industrySalary }))
  await open()
  expect((await screen.findByText('行业薪资')).nextElementSibling).toHaveTextContent(words)
})

test('PO-HOT-02 PO-HOT-03 what the school does not say has no place', async () => {
  respond(getHotMajor, majorOf('2', { industrySalary: '', employmentProspectDescribe: ' ' }))
  await open()
  await part('适合人群')
  expect(screen.queryByText('行业薪资')).not.toBeInTheDocument()
  expect(screen.queryByText('就业前景')).not.toBeInTheDocument()
})

test('PO-HOT-03 employment prospects and suitable people', async () => {
  await open()
  expect(within(await part('就业前景')).getByText('持证者起薪高出两成。')).toBeVisible()
  expect(within(await part('适合人群')).getByText('想学一门手艺的人。')).toBeVisible()
})

test('PO-HOT-04 a press on a certificate shows it large; one without a picture is only named', async () => {
  const { user } = await open()
  const certificates = within(await part('相关证书'))
  expect(certificates.getByText('培训结业证书')).toBeVisible()
  expect(certificates.getAllByRole('button')).toHaveLength(1)
  const opener = certificates.getByRole('button', { name: '查看证书：职业技能等级证书' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: '职业技能等级证书' })
  expect(within(dialog).getByRole('img', { name: '职业技能等级证书' })).toHaveAttribute('src', '/media/diploma-1.svg')
  await expectNoAxeViolations(document.body)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('PO-HOT-05 certificates that travel as JSON text are read', async () => {
  respond(getHotMajor, majorOf('2', { relatedCertificate: '[{"name":"操作证","url":"/media/diploma-2.svg"}]' }))
  await open()
  expect(await screen.findByRole('button', { name: '查看证书：操作证' })).toBeVisible()
})

test('PO-HOT-05 what cannot be read says 「暂无证书」', async () => {
  respond(getHotMajor, majorOf('2', { relatedCertificate: '{not json' }))
  await open()
  expect(within(await part('相关证书')).getByText('暂无证书')).toBeVisible()
})

test('PO-HOT-06 the questions have a button that opens the enquiry form', async () => {
  const { user } = await open('?id=2', { around: WithEverySlot })
  await user.click(within(await part('常见问题')).getByRole('button', { name: '咨询顾问' }))
  expect(screen.getByRole('dialog', { name: 'consult-dialog.v1' })).toBeVisible()
})

test('PO-HOT-06 where the site has no enquiry form there is no button for it', async () => {
  await open()
  await part('常见问题')
  expect(screen.queryByRole('button', { name: '咨询顾问' })).not.toBeInTheDocument()
})

test('PO-HOT-06 PO-HOT-07 an answer opens under its question as sanitised rich text', async () => {
  const { user, address, container } = await open()
  const question = await screen.findByRole('button', { name: '多久能考证？' })
  expect(question).toHaveAttribute('aria-expanded', 'false')
  await user.click(question)
  expect(await screen.findByText('约八周。')).toBeVisible()
  expect(container.querySelector('main script, li script')).toBeNull()
  expect(question).toHaveAttribute('aria-expanded', 'true')
  expect(address()).toBe('/educational-product?id=2&questionId=22')
  await expectNoAxeViolations(container)
  await user.click(question)
  await waitFor(() => expect(screen.queryByText('约八周。')).not.toBeInTheDocument())
  expect(address()).toBe('/educational-product?id=2')
})

test('PO-HOT-08 no faqs: 「暂无相关问题」', async () => {
  respond(commonQuestionPage, (request) => pageResponse([], request))
  await open()
  expect(await screen.findByText('暂无相关问题')).toBeVisible()
})

test('PO-HOT-09 PO-PROD-13 related products are the same cards and lead to their pages', async () => {
  await open('?id=2')
  const products = within(await part('相关培训产品'))
  expect(products.getAllByRole('article')).toHaveLength(2)
  expect(products.getByRole('link', { name: '培训项目 2' })).toHaveAttribute('href', '/training-product/detail?id=2')
})

test('PO-PROD-13 a major without products keeps the heading with 「暂无数据」', async () => {
  respond(getHotMajor, majorOf('2', { relatedProductList: [] }))
  await open()
  expect(within(await part('相关培训产品')).getByText('暂无数据')).toBeVisible()
})

test('PO-HOT-10 questionId opens that question and brings it into sight', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  await open('/educational-product?id=2&questionId=21')
  expect(await screen.findByText('从认工具开始')).toBeVisible()
  expect(screen.getByRole('button', { name: '零基础能学吗？' })).toHaveAttribute('aria-expanded', 'true')
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('PO-HOT-10 a question of no major is simply not open', async () => {
  await open('/educational-product?id=2&questionId=none')
  const faqs = within(await part('常见问题'))
  for (const question of await faqs.findAllByRole('button')) {
    expect(question).toHaveAttribute('aria-expanded', 'false')
  }
})

test('the lines of a question end between words', async () => {
  await open()
  const question = await screen.findByRole('button', { name: '多久能考证？' })
  expect(question.querySelector('wbr')).not.toBeNull()
})

test('a major that is gone says so, the others stay', async () => {
  refuse(getHotMajor, { code: ERROR_CODES.notFound, msg: '没有找到相关内容' })
  const { container } = await open('/educational-product?id=gone')
  expect(await title('页面不存在')).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部热门专业' })).toHaveAttribute('href', '/educational-product')
  expect(within(await list()).getAllByRole('link')).toHaveLength(3)
  await expectNoAxeViolations(container)
})

test('a school without majors says 「暂无数据」', async () => {
  respond(hotMajorPage, (request) => pageResponse([], request))
  const { container } = await open('/educational-product')
  expect(await screen.findByText('暂无数据')).toBeVisible()
  expect(await title('热门专业')).toBeVisible()
  await expectNoAxeViolations(container)
})

test('a list that does not come takes no major with it, and can be asked for again', async () => {
  refuse(hotMajorPage, { msg: '专业暂时无法查看' })
  const { user } = await open()
  expect(await title('焊工')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('专业暂时无法查看')
  respondWithMajors()
  await user.click(await screen.findByRole('button', { name: '重试' }))
  expect(within(await list()).getAllByRole('link')).toHaveLength(3)
})

test('questions that do not come leave the major, and can be asked for again', async () => {
  breakCall(commonQuestionPage)
  const { user } = await open()
  await part('相关培训产品')
  await user.click(await screen.findByRole('button', { name: '重试' }))
  respondWithMajors()
  await user.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: '零基础能学吗？' })).toBeVisible()
})

test('a major that does not come is told in the server’s words, and can be asked for again', async () => {
  refuse(getHotMajor, { msg: '专业暂时无法查看' })
  const { user } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('专业暂时无法查看')
  expect(screen.getAllByText('专业暂时无法查看')).toHaveLength(1)
  expect(within(await list()).getAllByRole('link')).toHaveLength(3)
  respondWithMajors()
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await part('适合人群')).toBeVisible()
})

test('while the list is on its way a page without an id waits for it', async () => {
  keepWaiting(hotMajorPage)
  const { container } = await open('/educational-product')
  await waitFor(() => expect(container.querySelector('header [aria-busy="true"]')).toBeVisible())
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: '查看全部热门专业' })).not.toBeInTheDocument()
})

test('while the major is on its way its name from the list stands in the heading', async () => {
  keepWaiting(getHotMajor)
  const { container } = await open()
  expect(await title('焊工')).toBeVisible()
  await expectNoAxeViolations(container)
})

test('in English it reads English', async () => {
  await open(undefined, { locale: 'en' })
  expect(await screen.findByRole('region', { name: 'Employment prospects' })).toBeVisible()
})
