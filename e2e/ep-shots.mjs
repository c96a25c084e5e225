import { chromium } from '@playwright/test'
const only = process.argv[2] ?? ''
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] })
const base = 'http://localhost:18190'
const log = []
async function session(width, height, extra = {}) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-CN', ...extra })
  const page = await context.newPage()
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) log.push(`${width} ${m.type()}: ${m.text()} @${page.url()}`) })
  page.on('pageerror', (e) => log.push(`${width} pageerror: ${e.message}`))
  await page.goto(base + '/login?redirect=' + encodeURIComponent('/study/mine'))
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill('13800000001')
  await page.getByRole('textbox', { name: '密码' }).fill('campus123')
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/study\/mine/)
  return page
}
const TEST = '/study/test?classId=1000151001&classroomId=1000153021&courseId=4&studentId=3'
for (const [width, height, dark] of [[1366, 768], [375, 740], [1366, 768, true]].filter(([w, , d]) => !only || only === `${w}${d ? 'd' : ''}`)) {
  const page = await session(width, height, dark ? { colorScheme: 'dark' } : {})
  const shot = async (name) => { await page.waitForTimeout(350); await page.screenshot({ path: `/tmp/ep-shots/${width}${dark ? 'd' : ''}-${name}.png` }) }
  await page.goto(base + TEST)
  await page.getByRole('button', { name: '开始答题' }).waitFor()
  await page.waitForTimeout(800)
  await shot('01-intro')
  await page.getByRole('button', { name: '开始答题' }).click()
  await page.getByRole('heading', { name: '第1题' }).waitFor()
  await page.waitForTimeout(500)
  await shot('02-first')
  await page.keyboard.press('b')
  await shot('03-chosen')
  for (let i = 2; i <= 14; i++) {
    const next = page.getByRole('button', { name: '下一题' })
    if (!(await next.isVisible())) break
    await next.click()
    await shot(`04-q${String(i).padStart(2, '0')}`)
  }
  if (width < 500) { await page.getByRole('button', { name: '答题卡' }).click(); await shot('05-card'); await page.keyboard.press('Escape') }
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: '返回' }).first().click()
  await shot('06-exit')
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: '提交' }).click()
  await shot('07-submit')
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await page.waitForURL(/answer-finish/)
  await page.getByText('提交回执').waitFor()
  await shot('08-finish')
  console.log(page.url())
  await page.getByRole('button', { name: '返回' }).click()
  await page.waitForURL(/study\/test\?/)
  await page.waitForTimeout(600)
  await shot('09-back')
  await page.getByRole('link', { name: /已批阅/ }).first().click()
  await page.getByRole('heading', { name: '第1题' }).waitFor()
  await page.waitForTimeout(500)
  await shot('10-review')
  for (let i = 2; i <= 14; i++) {
    const next = page.getByRole('button', { name: '下一题' })
    if (!(await next.isVisible())) break
    await next.click()
    if ([4, 5, 8, 9, 10].includes(i)) await shot(`11-r${String(i).padStart(2, '0')}`)
  }
  await page.context().close()
}
console.log(log.join('\n') || 'silent')
await browser.close()
