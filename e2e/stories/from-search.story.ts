// Walks through: mfe-portal/src/news, mfe-portal/src/product, server/src/site/gateway, server/src/site/rendering
import { consultForm } from '../fixtures/consult'
import { scrollTo } from '../fixtures/reading'
import { expect, story } from '../fixtures/story'

story('a visitor comes from a search engine to an article, and finds the way on', async ({ page, accessible }) => {
  const map = await (await page.request.get('/sitemap.xml')).text()
  const [, address = ''] = /<loc>([^<]*\/news-information\/detail\?id=\d+)<\/loc>/.exec(map) ?? []
  expect(address, 'the map of the site lists the article').not.toBe('')

  // What the search engine reads: no script has run.
  const html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text()
  const [, told = ''] = /<meta property="og:title" content="([^"]*)">/.exec(html) ?? []
  expect(html).toContain('"@type":"NewsArticle"')
  expect(html).toContain('"@type":"BreadcrumbList"')

  await page.goto(address, { referer: 'https://search.example/' })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(told)
  await accessible(page)
  await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '培训项目' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '培训项目' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(told)
})

for (const width of [1366, 375] as const) {
  story(
    `${String(width)} pixels wide, a visitor comes from a search engine to a course, and asks about it`,
    async ({ page, accessible }) => {
      await page.setViewportSize({ width, height: 800 })
      const map = await (await page.request.get('/sitemap.xml')).text()
      const [, address = ''] = /<loc>([^<]*\/training-product\/detail\?id=\d+)<\/loc>/.exec(map) ?? []
      expect(address, 'the map of the site lists the course').not.toBe('')

      // What the search engine reads: the words, the price and the classes are there before any script.
      const html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text()
      const [, told = ''] = /<meta property="og:title" content="([^"]*)">/.exec(html) ?? []
      expect(html).toMatch(
        /"@type":"Course".*"offers":\{"@type":"Offer","category":"Paid","price":\d+,"priceCurrency":"CNY"/,
      )
      expect(html).toMatch(/<h1[^>]*>(?:(?!<\/h1>).)+<\/h1>/s)
      expect(html).toContain('标准价 ¥')

      await page.goto(address, { referer: 'https://search.example/' })
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(told)
      await scrollTo(main.getByRole('region', { name: '学员点评' }))
      await expect(
        main
          .getByRole('region', { name: '学员点评' })
          .getByText(/点评|次浏览/)
          .first(),
      ).toBeVisible()
      await accessible(page)
      await main.getByRole('button', { name: '咨询报名' }).click()
      await expect(consultForm(page).content).toHaveValue(new RegExp(told.slice(0, 4)))
    },
  )
}
