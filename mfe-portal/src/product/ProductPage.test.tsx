import { act, screen, within } from '@testing-library/react'

import { receiveCoupon, receivedCouponList } from '@campus/contracts/coupon'
import { getProduct } from '@campus/contracts/product-detail'
import { commentScorePage } from '@campus/contracts/review'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import type { VisitOptions } from '@campus/testing/module-pages'
import { pageResponse } from '@campus/testing/page-response'

import { comeIntoView, observeByHand } from '../common/blocks/in-view.fixtures'
import { classOf, productDetailOf } from '../common/product/product-detail.fixtures'
import { reviewOf } from '../common/reviews/review.fixtures'
import { WithEverySlot } from '../common/slot-host.fixtures'
import { pageAt } from '../testing/page-at'

beforeEach(() => {
  observeByHand()
  respond(getProduct, ({ id }) => productDetailOf({ id }))
  respond(commentScorePage, (request) => pageResponse([], request))
})

const openProduct = pageAt('/training-product/detail', { layout: 'main' })
const open = (at = '?id=7', options: VisitOptions = {}) => openProduct(at, options)
const part = (name: string) => screen.findByRole('region', { name })

test('it says what one learns, for whom, by whom, when and where, what it costs and what one gets', async () => {
  const { container } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: '养老护理员（三级）职业技能培训' })).toBeVisible()
  expect(
    screen.getByText(
      '标准价 ¥2,680，开课前交清；用优惠券后 ¥1,980起；符合补贴条件的学员取得证书后申领补贴，自付 ¥1,500。',
    ),
  ).toBeVisible()
  expect(within(screen.getByRole('list', { name: '可用优惠券' })).getByText('秋季券：满 ¥1,000 减 ¥200')).toBeVisible()
  expect(await part('课程介绍')).toHaveTextContent('独立照护。')
  expect(container.querySelector('section script')).toBeNull()
  expect(await part('适合谁学')).toHaveTextContent('年满十八周岁')
  expect(await part('学什么')).toHaveTextContent('照护基础第一章 安全3 节第二章 起居1 节')
  const classes = await part('近期班级')
  expect(classes).toHaveTextContent('照护 2 班时间2026-11-01 – 2099-12-31地点滨江实训楼班主任宋老师')
  expect(await part('授课老师')).toHaveTextContent('宋佳课程老师')
  const certificate = await part('可取得的证书')
  expect(certificate).toHaveTextContent('安澜市技能鉴定指导中心')
  expect(within(certificate).getByRole('link', { name: '证书查询' })).toHaveAttribute('href', '/query_pc')
  expect(
    within(await part('常见问题'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['学费什么时候交？', '可以退班吗？'])
  expect(requestsOf(getProduct)).toEqual([{ id: '7' }])
  await expectNoAxeViolations(container)
})

test('a coupon is received beside the price, and shown as had', async () => {
  respond(receivedCouponList, [])
  respond(receiveCoupon, true)
  const { user } = await open('?id=7', { session: signedIn() })
  const coupons = await screen.findByRole('list', { name: '可用优惠券' })
  const press = within(coupons).getByRole('button', { name: '领取秋季券' })
  respond(receivedCouponList, ['q1'])
  await user.click(press)
  expect(await within(coupons).findByText('已领取')).toBeVisible()
  expect(requestsOf(receiveCoupon)).toEqual([{ couponId: 'q1' }])
})

test('a visitor signs in for a coupon and comes back to the course', async () => {
  const { user, address } = await open()
  await user.click(await screen.findByRole('button', { name: '领取秋季券' }))
  expect(address()).toBe(`/login?redirect=${encodeURIComponent('/training-product/detail?id=7&coupon=q1')}`)
})

test('the certificate’s picture can be seen large', async () => {
  const { user } = await open()
  await user.click(within(await part('可取得的证书')).getByRole('button', { name: '查看证书样本' }))
  expect(await screen.findByRole('dialog', { name: '可取得的证书' })).toBeVisible()
})

test('PO-PROD-12 the school is asked about it, and its mobile site shown at it, where the site has both', async () => {
  const { user } = await open('?id=7', { around: WithEverySlot })
  await user.click(await screen.findByRole('button', { name: '咨询报名' }))
  expect(await screen.findByRole('dialog', { name: 'consult-dialog.v1' })).toHaveTextContent(
    '{"about":"养老护理员（三级）职业技能培训"}',
  )
  await user.click(screen.getByRole('button', { name: 'close' }))
  await user.click(screen.getByRole('button', { name: '在手机上打开' }))
  expect(await screen.findByRole('dialog', { name: 'preview-dialog.v1' })).toHaveTextContent('{"productId":"7"}')
})

test('those who learned it say how it was, two at a time, once one comes near', async () => {
  const reviews = ['1', '2', '3'].map((id) => reviewOf({ id, commentAuthorName: `学员${id}` }))
  respond(commentScorePage, (request) => pageResponse(reviews, request))
  const { user, container } = await open()
  expect(await part('学员点评')).toBeVisible()
  expect(requestsOf(commentScorePage)).toEqual([])
  act(() => comeIntoView())
  expect(await screen.findByRole('article', { name: '学员1' })).not.toHaveTextContent('培训产品')
  expect(requestsOf(commentScorePage)).toMatchObject([
    { current: 1, size: 2, model: { commentObjectType: 'ORDER', productId: '7' } },
  ])
  await expectNoAxeViolations(container)
  await user.click(within(await part('学员点评')).getByRole('button', { name: '第2页' }))
  expect(await screen.findByRole('article', { name: '学员3' })).toBeVisible()
})

test('what a school says nothing of has no heading; without a class to come it says so', async () => {
  respond(getProduct, () =>
    productDetailOf({
      introduction: '',
      suitablePeople: ' ',
      courseList: [],
      teacherList: [],
      couponList: [],
      classList: [classOf({ trainingEndTime: '2026-01-01 00:00:00' })],
      commonQuestionList: [],
      certificatePic: '',
      certificationOrg: '',
      issuingAuthorityName: '',
      certificateBenefits: '',
      certificateType: { code: '', desc: '' },
      defStandPrice: null,
      defCouponPrice: '',
      subsidyPrice: null,
    }),
  )
  await open()
  expect(await part('近期班级')).toHaveTextContent('近期没有排定的班级，可以先咨询')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '近期班级',
    '学员点评',
  ])
})

test.each([
  ['an id of none', '?id=none'],
  ['no id', ''],
])('%s: nothing is there, and the projects are', async (_, at) => {
  respond(getProduct, () => null)
  await open(at)
  expect(await screen.findByRole('link', { name: '查看全部培训项目' })).toHaveAttribute(
    'href',
    '/training-project/detail',
  )
})

test('a failed load is told, and can be tried again', async () => {
  refuse(getProduct, { msg: '课程暂时无法查看' })
  const { user } = await open()
  const again = await screen.findByRole('button', { name: '重试' })
  respond(getProduct, () => productDetailOf())
  await user.click(again)
  expect(await part('学什么')).toBeVisible()
})

test('while it loads there are shapes', async () => {
  keepWaiting(getProduct)
  const { container } = await open()
  expect(container.querySelector('[aria-hidden]')).not.toBeNull()
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
})
