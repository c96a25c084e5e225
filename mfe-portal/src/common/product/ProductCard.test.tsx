import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'

import type { Product } from '@campus/contracts/product'
import { setLocale } from '@campus/i18n/locale'
import { expectNoAxeViolations } from '@campus/testing/axe'

import { productOf } from './product.fixtures'
import { ProductCard } from './ProductCard'

function renderCard(differing: Partial<Product> = {}, schoolParentType = '') {
  return render(<ProductCard product={productOf(differing)} schoolParentType={schoolParentType} />, {
    wrapper: MemoryRouter,
  })
}

afterEach(() => act(() => setLocale('zh-CN')))

test('PO-PROD-03 it shows name, picture, picture tag, school and training institution', async () => {
  const { container } = renderCard()
  const card = screen.getByRole('article', { name: '养老护理员（三级）职业技能培训' })
  expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('养老护理员（三级）职业技能培训')
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/course-1.svg')
  expect(card).toHaveTextContent('政府补贴')
  expect(card).toHaveTextContent('启明职业培训学校')
  expect(fact('培训机构')).toHaveTextContent('启明滨江教学中心')
  await expectNoAxeViolations(container)
})

test('PO-PROD-04 PO-PROD-05 the included types read as one line, hidden for some kinds of tenant', () => {
  const { rerender } = renderCard({ onlineClassPeriodTypeList: [1, 2, 3, 4] })
  expect(screen.getByText('包含：培训、考试、认证和评价')).toBeVisible()
  rerender(<ProductCard product={productOf({ tenantChildType: 'E24' })} schoolParentType="" />)
  expect(screen.queryByText(/包含/)).not.toBeInTheDocument()
})

test('PO-PROD-06 a PE12 school shows no training institution', () => {
  renderCard({}, 'PE12')
  expect(screen.queryByText('培训机构')).not.toBeInTheDocument()
})

test('PO-PROD-07 it shows certifying and issuing bodies, type and benefits; empty ones have no line', () => {
  const { rerender } = renderCard()
  expect(fact('认证机构')).toHaveTextContent('安澜职业技能评价中心')
  expect(fact('发证机构')).toHaveTextContent('安澜市技能鉴定指导中心')
  expect(fact('证书类型')).toHaveTextContent('职业技能等级证书')
  expect(fact('证书权益')).toHaveTextContent('可申领技能提升补贴')
  rerender(<ProductCard product={productOf({ certificateBenefits: '' })} schoolParentType="" />)
  expect(screen.queryByText('证书权益')).not.toBeInTheDocument()
})

test('PO-PROD-07 a body that certifies and issues has one line', () => {
  renderCard({ certificationOrg: '安澜中心', issuingAuthorityName: '安澜中心' })
  expect(fact('认证发证')).toHaveTextContent('安澜中心')
  expect(screen.getAllByText('安澜中心')).toHaveLength(1)
})

test('PO-PROD-03 a school that teaches itself is named once', () => {
  renderCard({ schoolName: '启明学校', trainingInstitutionsName: '启明学校' })
  expect(screen.getAllByText('启明学校')).toHaveLength(1)
})

test('the school can be asked about it from the card, where it has an enquiry form', async () => {
  const onEnquire = jest.fn()
  const product = productOf()
  const { rerender, container } = render(<ProductCard product={product} schoolParentType="" onEnquire={onEnquire} />, {
    wrapper: MemoryRouter,
  })
  await userEvent.click(screen.getByRole('button', { name: `咨询报名 ${product.name}` }))
  expect(onEnquire).toHaveBeenCalledWith(product)
  await expectNoAxeViolations(container)
  rerender(<ProductCard product={product} schoolParentType="" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  [1, '全国联网可查'],
  [2, '教育网可查'],
])('PO-PROD-08 verification type %i reads %s', (certificateVerificationType, words) => {
  renderCard({ certificateVerificationType })
  expect(screen.getByText(words)).toBeVisible()
})

test('PO-PROD-08 verification type 0 has no text', () => {
  renderCard({ certificateVerificationType: 0 })
  expect(screen.queryByText(/可查/)).not.toBeInTheDocument()
})

test('PO-PROD-09 coupon price with its marker, standard price struck through, subsidy price as a tag', () => {
  renderCard()
  expect(screen.getByText('¥1,980').parentElement).toHaveTextContent('券后价 ¥1,980起')
  expect(screen.getByText('¥2,680').closest('s')).toHaveTextContent('原价 ¥2,680')
  expect(screen.getByText('补贴价 ¥1,500')).toBeVisible()
})

test('PO-PROD-09 in English the marker comes first', async () => {
  await act(() => setLocale('en'))
  renderCard()
  expect((await screen.findByText('from')).parentElement).toHaveTextContent('Coupon price from ¥1,980')
})

test('PO-PROD-09 without any price there is no price line', () => {
  renderCard({ defCouponPrice: '', defStandPrice: null, subsidyPrice: null })
  expect(screen.queryByText(/¥/)).not.toBeInTheDocument()
})

test.each([
  [999, 2, '好'],
  [1000, 3, '很好'],
  [2000, 4, '非常好'],
])('PO-PROD-10 %i likes are %i diamonds and 「%s」', (thumbs, diamonds, words) => {
  const { container } = renderCard({ thumbs })
  expect(container.querySelectorAll('[data-diamonds] path')).toHaveLength(diamonds)
  expect(screen.getByText(words)).toBeVisible()
})

test('the card leads to the page of its product', () => {
  renderCard({ id: '7' })
  expect(screen.getByRole('link', { name: productOf().name })).toHaveAttribute('href', '/training-product/detail?id=7')
})

function fact(term: string): HTMLElement {
  const row = screen.getByText(term).parentElement
  if (row === null) throw new Error(`no line ${term}`)
  return row
}
