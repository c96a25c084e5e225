import { lookUp } from '../fixtures/reading'
import { expect, story } from '../fixtures/story'

const HOLDER = { name: '林小满', number: 'S100012026000001' }

story('an employer scans the code of a certificate and compares it with the paper', async ({ page, context, accessible }) => {
  await page.goto('/query_pc')
  await lookUp(page, HOLDER)
  await expect(page.getByRole('img', { name: '证书核验二维码' }).locator('svg')).toBeVisible()
  const link = await page.getByRole('link', { name: '打开核验页' }).getAttribute('href')
  expect(link).toMatch(/^\/certificate\/verify#c=[\w-]+\.[\w-]+\.[\w-]+$/)

  const phone = await context.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  const asked: string[] = []
  phone.on('request', (request) => asked.push(request.url()))
  await phone.goto(link ?? '')
  await expect(phone.getByRole('heading', { name: '证书真实有效' })).toBeVisible()
  await expect(phone.getByRole('main')).toContainText('9901**********0028')
  for (const tick of await phone.getByRole('checkbox').all()) await tick.check()
  await expect(phone.getByText('全部 7 项一致')).toBeVisible()
  await accessible(phone)
  // What follows the # stays in the browser; nothing of the certificate may travel in front of it.
  const signed = link?.split('.')[1] ?? ''
  expect(asked.filter((address) => address.split('#', 1)[0]?.includes(signed))).toEqual([])
})

story('a certificate whose text was changed is found out, and so is a link cut short', async ({ page }) => {
  await page.goto('/query_pc')
  await lookUp(page, HOLDER)
  const link = (await page.getByRole('link', { name: '打开核验页' }).getAttribute('href')) ?? ''
  const [head = '', payload = '', signature = ''] = link.split('.')
  const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(HOLDER.name, '王大满')).toString('base64url')
  await page.goto([head, forged, signature].join('.'))
  await expect(page.getByRole('heading', { name: '不是本校签发的证书' })).toBeVisible()
  await expect(page.getByText('王大满')).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto(link.slice(0, 200))
  await expect(page.getByRole('heading', { name: '核验链接不完整' })).toBeVisible()
})

story('without an answer about its status a certificate is still known by its signature', async ({ page, problems }) => {
  await page.goto('/query_pc')
  await lookUp(page, HOLDER)
  const link = (await page.getByRole('link', { name: '打开核验页' }).getAttribute('href')) ?? ''
  problems.allow(/verifyCredential/)
  await page.route('**/verifyCredential*', (route) => route.abort())
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '签名正确，状态未知' })).toBeVisible()
  await page.unroute('**/verifyCredential*')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '证书真实有效' })).toBeVisible()
})
