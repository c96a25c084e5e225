import { fireEvent, screen, waitFor, within } from '@testing-library/react'

import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { customerServicePage } from '@campus/contracts/school'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { dialogsGone } from '@campus/testing/dialogs'
import { requestsOf, respond } from '@campus/testing/fake-server'

import { skillCertificateOf, trainingCertificateOf } from '../testing/certificates'
import { lookUp, NO_CONTACT, respondWithCaptchaAndContact } from './testing/lookup-screen'

beforeEach(respondWithCaptchaAndContact)

const fields = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('CE-17 CE-19 CE-20 CE-22 the record of a skill certificate, as the server masked it', async () => {
  respond(queryCertificateByCode, skillCertificateOf())
  const { container } = await lookUp()
  await screen.findByRole('article', { name: '已查询到证书 张三' })
  expect(fields()).toEqual({
    姓名: '张三',
    证件类型: '居民身份证',
    证件号码: '3101**********1234',
    手机号: '138****5678',
    职业名称: '养老护理员',
    工种名称: '养老护理',
    证书编号: 'S000031010001263000001',
    技能等级: '三级/高级工',
    发证日期: '2026-03-18',
  })
  await expectNoAxeViolations(container)
})

test('CE-21 the record of a training certificate; what is empty reads 「无」', async () => {
  respond(queryTeachUserCert, trainingCertificateOf({ idType: '', agencyName: '' }))
  await lookUp('/query_pc?tab=1')
  await screen.findByRole('article')
  expect(fields()).toEqual({
    姓名: '李·四',
    证件类型: '居民身份证',
    证件号码: 'E1****78',
    手机号: '139****0000',
    培训项目: '育婴员（四级）培训',
    培训机构: '无',
    证书编号: 'QM-2026-0007',
    培训开始时间: '2026-01-05',
    培训结束时间: '2026-03-06',
  })
})

describe('CE-18 the picture of a certificate', () => {
  const saved: { name: string; type: string }[] = []
  const drawn: { width: number; height: number }[] = []

  beforeEach(() => {
    saved.length = 0
    drawn.length = 0
    // jsdom neither loads nor draws pictures.
    HTMLImageElement.prototype.decode = () => Promise.resolve()
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1120)
    jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(792)
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never)
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type,
    ) {
      drawn.push({ width: this.width, height: this.height })
      done(new Blob(['picture'], { type: type ?? '' }))
    })
    jest.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${(content as Blob).type}`)
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, type: this.href.replace('blob:', '') })
    })
  })

  test('is saved at the resolution of print, also long after its address has expired', async () => {
    respond(queryCertificateByCode, skillCertificateOf())
    const { user } = await lookUp()
    const button = await screen.findByRole('button', { name: '下载证书' })
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('gone'))
    await user.click(button)
    expect(saved).toEqual([{ name: '张三-S000031010001263000001.png', type: 'image/png' }])
    expect(drawn).toEqual([{ width: 3508, height: 2481 }])
  })

  test('that cannot be loaded is told', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('gone'))
    respond(queryCertificateByCode, skillCertificateOf())
    const { user } = await lookUp()
    await user.click(await screen.findByRole('button', { name: '下载证书' }))
    expect(await screen.findByText('文件没有生成，请检查网络，或重新打开证书后再试')).toBeVisible()
    expect(saved).toEqual([])
  })

  test('on another site is saved as it is: a page may not draw it', async () => {
    const certificateImgUrl = 'https://cdn.example/1.png'
    respond(queryCertificateByCode, skillCertificateOf({ certificateImgUrl }))
    await lookUp()
    const link = await screen.findByRole('link', { name: '下载证书' })
    expect(link).toHaveAttribute('href', certificateImgUrl)
    expect(link).toHaveAttribute('download', '张三-S000031010001263000001')
    expect(screen.queryByRole('button', { name: '保存为 PDF' })).not.toBeInTheDocument()
  })
})

test('CE-17 the whole picture opens in a window, and zooms by buttons, keys and wheel', async () => {
  respond(queryCertificateByCode, skillCertificateOf())
  const { user } = await lookUp()
  await user.click(await screen.findByRole('button', { name: /预览/ }))
  const window = await screen.findByRole('dialog', { name: '预览' })
  const view = await within(window).findByRole('region', { name: '张三的证书' })
  const percent = within(window).getByRole('status')
  const zoomOut = within(window).getByRole('button', { name: '缩小' })
  expect(percent).toHaveTextContent('100%')
  expect(zoomOut).toBeDisabled()
  await user.click(within(window).getByRole('button', { name: '放大' }))
  await waitFor(() => expect(percent).toHaveTextContent('142%'))
  await user.click(zoomOut)
  await waitFor(() => expect(percent).toHaveTextContent('100%'))
  view.focus()
  await user.keyboard('++')
  await waitFor(() => expect(percent).toHaveTextContent('201%'))
  await user.keyboard('-')
  await waitFor(() => expect(percent).toHaveTextContent('142%'))
  fireEvent.wheel(view, { deltaY: -100 })
  await waitFor(() => expect(percent).toHaveTextContent('159%'))
  await user.keyboard('0')
  await waitFor(() => expect(percent).toHaveTextContent('100%'))
  await expectNoAxeViolations(window)
  await user.keyboard('{Escape}')
  await dialogsGone()
})

test.each(['', 'javascript:alert(1)'])(
  'CE-23 without a picture (%p) there is neither preview nor download',
  async (certificateImgUrl) => {
    respond(queryCertificateByCode, skillCertificateOf({ certificateImgUrl }))
    await lookUp()
    expect(await screen.findByText('暂无证书')).toBeVisible()
    expect(screen.queryByRole('button', { name: /下载证书|PDF/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '下载证书' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /预览/ })).not.toBeInTheDocument()
  },
)

test('a certificate that was taken back is not taken for one that stands', async () => {
  respond(queryCertificateByCode, skillCertificateOf({ revoked: true, certificateImgUrl: '', credential: 'a.b.c' }))
  const { container } = await lookUp()
  const sheet = await screen.findByRole('article', { name: '证书已被撤销 张三' })
  expect(within(sheet).getByText('学校已撤销此证书，请勿再予采信。')).toBeVisible()
  expect(within(sheet).queryByText('已查询到证书')).not.toBeInTheDocument()
  expect(within(sheet).queryByText('扫码或打开链接核验')).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('a signed certificate carries a code and a link that verify it; one that is not signed has neither', async () => {
  respond(queryCertificateByCode, skillCertificateOf({ credential: 'a.b.c', verificationCode: '7M4KQ0ZX2B9C' }))
  const { container, unmount } = await lookUp()
  expect(await screen.findByRole('img', { name: '证书核验二维码' })).toBeVisible()
  expect(screen.getByRole('link', { name: '打开核验页' })).toHaveAttribute('href', '/v#7M4KQ0ZX2B9C')
  expect(screen.getByText('7M4K Q0ZX 2B9C')).toBeVisible()
  await expectNoAxeViolations(container)
  unmount()
  respond(queryCertificateByCode, skillCertificateOf())
  await lookUp()
  await screen.findByRole('article')
  expect(screen.queryByRole('link', { name: '打开核验页' })).not.toBeInTheDocument()
})

test('CE-15 the page scrolls to the result, and its heading has the focus', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  respond(queryCertificateByCode, skillCertificateOf())
  await lookUp()
  const heading = await screen.findByRole('heading', { level: 2, name: /张三/ })
  expect(heading).toHaveFocus()
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' })
  expect(scrolled.mock.contexts).toEqual([heading])
})

test('CE-15 an empty result is scrolled to as well, at once for who prefers no motion', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: media.includes('reduced-motion') }) as MediaQueryList)
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  respond(queryCertificateByCode, null)
  await lookUp()
  const heading = await screen.findByRole('heading', { level: 2 })
  expect(heading).toHaveFocus()
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' })
  expect(scrolled.mock.contexts).toEqual([heading])
})

test('CE-24 CE-25 an empty result has tips, and without a contact no contact tips', async () => {
  respond(queryCertificateByCode, null)
  const { container } = await lookUp()
  expect(await screen.findByRole('heading', { name: '抱歉没有查询到相关信息' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['请确认证书查询入口是否正确', '请确认证书编号是否正确', '请确认姓名是否正确']),
  )
  expect(requestsOf(customerServicePage)).toEqual([{ current: 1, size: 1, model: { tenantId: '10001' } }])
  expect(screen.queryByText('如有疑问，请联系客服')).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test.each([
  ['both', { mobile: '4000000001', url: '/media/qr.svg' }, '咨询电话：4000000001', true],
  ['no code', { mobile: '4000000001', url: '' }, '咨询电话：4000000001', false],
  ['no phone', { mobile: '', url: '/media/qr.svg' }, '咨询电话：无', true],
])('CE-25 the contact has %s', async (_, contact, phone, hasCode) => {
  respond(queryCertificateByCode, null)
  respond(customerServicePage, { ...NO_CONTACT, records: [{ id: '1', ...contact }] })
  const { container } = await lookUp()
  const tips = await screen.findByRole('complementary')
  expect(within(tips).getByText(phone)).toBeVisible()
  expect(within(tips).queryByRole('img', { name: '扫码添加客服微信' }) !== null).toBe(hasCode)
  expect(within(tips).queryByText('暂无客服微信') === null).toBe(hasCode)
  await expectNoAxeViolations(container)
})
