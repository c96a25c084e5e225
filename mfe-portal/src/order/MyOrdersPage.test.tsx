import { screen, within } from '@testing-library/react'

import { orderList, ownCouponList, withdrawOrder, type Order, type OwnCoupon } from '@campus/contracts/order'
import { ownClues, type OwnClue } from '@campus/contracts/school'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { refuse, requestsOf, respond, setServerTime } from '@campus/testing/fake-server'

import { pageAt } from '../testing/page-at'
import { orderOf, ownCouponOf } from './order.fixtures'

const openOrders = pageAt('/order/mine', { layout: 'main', login: true })
const open = async (...orders: Order[]) => {
  respond(orderList, orders)
  return openOrders('', { session: signedIn() })
}
const card = (number = '26112000042') => screen.findByRole('article', { name: `报名编号 ${number}` })

test('an order says its number, class, days, place and sum, and when it was placed by whom', async () => {
  const { container } = await open(orderOf())
  const order = await card()
  expect(order).toHaveTextContent('养老护理员（三级）职业技能培训')
  expect(order).toHaveTextContent('照护 2 班')
  expect(order).toHaveTextContent('2026-12-01 – 2027-01-31')
  expect(order).toHaveTextContent('滨江实训楼')
  expect(order).toHaveTextContent('¥2,680')
  expect(order).toHaveTextContent('2026-11-20 12:00已提交本人')
  expect(order).toHaveTextContent('请到学校缴费，报上报名编号即可。')
  await expectNoAxeViolations(container)
})

test('where the school has an address for payments it leads there, in a window of its own', async () => {
  await open(orderOf({ paymentUrl: 'https://pay.example/?no=26112000042' }))
  const link = within(await card()).getByRole('link', { name: /去缴费/ })
  expect(link).toHaveAttribute('href', 'https://pay.example/?no=26112000042')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

test.each([['javascript:alert(1)'], ['http://pay.example/'], ['']])(
  'an address like %j is not followed',
  async (paymentUrl) => {
    await open(orderOf({ paymentUrl }))
    expect(within(await card()).queryByRole('link')).not.toBeInTheDocument()
  },
)

test('what costs nothing is not to be paid', async () => {
  await open(orderOf({ payable: 0, paymentUrl: 'https://pay.example/' }))
  const order = await card()
  expect(order).toHaveTextContent('学校正在为您安排班级。')
  expect(order).toHaveTextContent('待录取')
  expect(order).not.toHaveTextContent('待缴费')
  expect(within(order).queryByRole('link')).not.toBeInTheDocument()
})

test('who is admitted goes to the class', async () => {
  await open(orderOf({ state: 'admitted' }))
  expect(within(await card()).getByRole('link', { name: '去学习' })).toHaveAttribute(
    'href',
    '/study/training-class?classId=k1',
  )
})

test('a refusal says why; nothing can be done with it any more', async () => {
  await open(
    orderOf({
      state: 'refused',
      classId: '',
      className: '',
      stepList: [
        { state: 'placed', time: '2026-11-20 12:00:00', bySchool: false, words: '' },
        { state: 'refused', time: '2026-11-21 09:00:00', bySchool: true, words: '名额已满' },
      ],
    }),
  )
  const order = await card()
  expect(order).toHaveTextContent('2026-11-21 09:00未录取学校名额已满')
  expect(within(order).queryByRole('button')).not.toBeInTheDocument()
})

test('an order that is not paid can be taken back, after a question', async () => {
  respond(withdrawOrder, true)
  const { user } = await open(orderOf())
  await user.click(within(await card()).getByRole('button', { name: '取消报名' }))
  respond(orderList, [orderOf({ state: 'withdrawn' })])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消报名' }))
  expect(await screen.findByText('报名已取消')).toBeVisible()
  expect(requestsOf(withdrawOrder)).toEqual([{ id: 'o1' }])
  expect(await within(await card()).findByText('已取消')).toBeVisible()
})

test('taken back too late: the server’s words, and how it stands', async () => {
  refuse(withdrawOrder, { msg: '报名的状态已变化，请刷新后查看' })
  const { user } = await open(orderOf())
  await user.click(within(await card()).getByRole('button', { name: '取消报名' }))
  respond(orderList, [orderOf({ state: 'paid' })])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消报名' }))
  expect(await screen.findByText('报名的状态已变化，请刷新后查看')).toBeVisible()
  expect(await within(await card()).findByText('已缴费')).toBeVisible()
})

test('who has ordered nothing is led to the courses', async () => {
  await open()
  expect(await screen.findByRole('link', { name: '查看全部培训项目' })).toHaveAttribute(
    'href',
    '/training-project/detail',
  )
})

describe('own coupons', () => {
  const openCoupons = (...coupons: OwnCoupon[]) => {
    setServerTime(Date.parse('2026-11-20T04:00:00Z'))
    respond(ownCouponList, coupons)
    return openOrders('?show=coupons', { session: signedIn() })
  }
  const ticket = (name: string) => screen.findByRole('article', { name })

  test('those that can be used come first, with how long; those that cannot say why', async () => {
    const { container } = await openCoupons(
      ownCouponOf({ id: '1', title: '今天到期', useEndTime: '2026-11-21 09:00:00' }),
      ownCouponOf({ id: '2', title: '还有两天', useEndTime: '2026-11-22 23:00:00' }),
      ownCouponOf({ id: '3', title: '长期有效' }),
      ownCouponOf({ id: '4', title: '以后才能用', useStartTime: '2026-12-01 00:00:00' }),
      ownCouponOf({ id: '5', title: '用掉了', used: true }),
      ownCouponOf({ id: '6', title: '过期了', useEndTime: '2026-11-01 00:00:00' }),
    )
    expect(await ticket('今天到期')).toHaveTextContent('剩不到 1 天')
    expect(await ticket('还有两天')).toHaveTextContent('剩 2 天')
    expect(await ticket('长期有效')).not.toHaveTextContent('剩')
    expect(await ticket('以后才能用')).toHaveTextContent('未到使用时间')
    const over = screen.getByRole('region', { name: '已使用或过期' })
    expect(within(over).getAllByRole('article')).toHaveLength(2)
    expect(await ticket('用掉了')).toHaveTextContent('已使用')
    expect(await ticket('过期了')).toHaveTextContent('已过期')
    expect(within(over).queryByRole('link')).not.toBeInTheDocument()
    expect(within(await ticket('长期有效')).getByRole('link', { name: '去使用' })).toHaveAttribute(
      'href',
      '/training-project/detail',
    )
    await expectNoAxeViolations(container)
  })

  test('the tab is in the address', async () => {
    respond(ownCouponList, [])
    const { user, address } = await open(orderOf())
    await user.click(screen.getByRole('tab', { name: '优惠券' }))
    expect(address()).toBe('/order/mine?show=coupons')
    expect(await screen.findByRole('link', { name: '去领取' })).toHaveAttribute('href', '/#coupons')
  })
})

describe('own enquiries', () => {
  const openEnquiries = (...enquiries: OwnClue[]) => {
    respond(ownClues, enquiries)
    return openOrders('?show=enquiries', { session: signedIn() })
  }

  test('what was asked stands there as it was typed, and whether somebody took care of it', async () => {
    const { container } = await openEnquiries(
      { id: '2', content: '周末上课吗？\n可以分期吗？', createdTime: '2026-11-20 12:00:00', handledTime: '' },
      { id: '1', content: '学费多少？', createdTime: '2026-11-18 09:00:00', handledTime: '2026-11-19 10:30:00' },
    )
    const waiting = await screen.findByRole('article', { name: '2026-11-20 12:00 提交' })
    expect(waiting).toHaveTextContent('待处理周末上课吗？ 可以分期吗？老师会尽快回电。')
    const handled = screen.getByRole('article', { name: '2026-11-18 09:00 提交' })
    expect(handled).toHaveTextContent('已处理学费多少？学校已于 2026-11-19 10:30 处理。')
    expect(screen.getByRole('tab', { name: '咨询', selected: true })).toBeVisible()
    await expectNoAxeViolations(container)
  })

  test('who has asked nothing is led to the form, where the site has one', async () => {
    await openEnquiries()
    expect(await screen.findByText('还没有咨询')).toBeVisible()
    expect(screen.queryByRole('button', { name: '留言咨询' })).toBeNull()
  })
})
