// Walks through: mfe-portal/src/news, server/src/site/gateway, server/src/site/rendering
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
