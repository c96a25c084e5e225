/**
 * The sites of the sample schools that are not the portal: the mobile site that the preview shows, the platforms of
 * practical training and of exams, and the site of a course that is studied elsewhere. Each is a page at a host of its
 * own on this machine, so that a sample school's links lead somewhere. In development only.
 */
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { ON_SALE, products } from '../../domains/product/product.schema'
import { schools } from '../../domains/school/school.schema'
import { redeemSsoCode } from '../../domains/sign-in/sign-in.offer'
import type { Database, Transaction } from '../../platform/database/database'
import { html, type Html } from '../../platform/http/html'
import { users } from '../../platform/session/session.schema'
import { portalAddress, SITE_HOST, type SampleSite } from '../sample-address'
import { SAMPLE_SCHOOLS } from '../sample-schools'
import { MOBILE_SCRIPT, MOBILE_STYLE } from './mobile-script'

const SCRIPT_PATH = '/mobile.js'
const STYLE_PATH = '/mobile.css'
/** The other addresses of these hosts are the server's own: pictures, calls. */
const PAGES = /^\/(?:login|pages\/.*|courses\/\d+)?$/
const COURSES_SHOWN = 12

const NAMES: Readonly<Record<SampleSite, string>> = {
  m: '移动端',
  shixun: '实训平台',
  kaoshi: '考试平台',
  xuexi: '学习平台',
}

interface SampleSites {
  readonly database: Database
  readonly now: () => Date
}

/** By host and not by route: the portal of every other host is as it is without these sites. */
export function serveSampleSites(app: FastifyInstance, { database, now }: SampleSites): void {
  app.addHook('onRequest', async (request, reply) => {
    const [, site = '', preDomain = '', port = ''] = SITE_HOST.exec(request.host) ?? []
    if (site === '') return
    const { pathname, searchParams } = new URL(request.url, portalAddress({ preDomains: [preDomain] }, port))
    if (pathname === SCRIPT_PATH) return reply.type('text/javascript; charset=utf-8').send(MOBILE_SCRIPT)
    if (pathname === STYLE_PATH) return reply.type('text/css; charset=utf-8').send(MOBILE_STYLE)
    if (!PAGES.test(pathname)) return
    const school = SAMPLE_SCHOOLS.find(({ preDomains }) => preDomains.includes(preDomain))
    if (school === undefined) return reply.code(404).type('text/plain').send('no school at this host')
    const portal = portalAddress(school, port)
    const name = NAMES[site as SampleSite]
    const productId = searchParams.get('productId') ?? ''
    const code = searchParams.get('code')
    const page = await database.withTenant(school.id, async (tx) => {
      const logo = await logoOf(tx)
      if (site === 'm') return { logo, body: await mobileBody(tx, portal, productId) }
      const learner =
        site === 'xuexi' && code !== null ? await learnerOf(tx, { code, site: request.host, now: now() }) : null
      return { logo, body: site === 'xuexi' ? courseBody(learner, portal) : platformBody(name, portal) }
    })
    return sendPage(reply, { ...page, title: `${school.name} ${name}`, port })
  })
}

async function logoOf(tx: Transaction): Promise<string> {
  const [row] = await tx.select({ logo: schools.logo }).from(schools)
  return row?.logo ?? ''
}

/** A course with the way to enrol in it, or the list of all. */
async function mobileBody(tx: Transaction, portal: string, productId: string): Promise<Html> {
  const shown = { id: products.id, name: products.name, pic: products.pic, price: products.defCouponPrice }
  const [course] = await tx.select(shown).from(products).where(eq(products.id, productId))
  const who = html`<p class="muted" data-who data-in="您已登录" data-out="您还未登录">&nbsp;</p>`
  if (course !== undefined) {
    return html`<img src="${course.pic}" alt="" />
      <h1>${course.name}</h1>
      <p class="price">¥${course.price}</p>
      ${who}
      <a class="do" href="${portal}/register?type=1" target="_blank">注册报名</a>
      <a class="more" href="/">全部课程</a>`
  }
  const courses = await tx
    .select(shown)
    .from(products)
    .where(eq(products.state, ON_SALE))
    .orderBy(asc(products.id))
    .limit(COURSES_SHOWN)
  return html`<h1>培训课程</h1>
    ${who}
    <ul>
      ${courses.map(
        ({ id, name, price }) =>
          html`<li><a href="/?productId=${id}"><span>${name}</span><span class="price">¥${price}</span></a></li>`,
      )}
    </ul>
    <a class="do" href="${portal}/study/mine" target="_blank">我的学习</a>`
}

/** The name of who brings a code for this site; each code says so once. Null without a right one. */
async function learnerOf(tx: Transaction, given: { code: string; site: string; now: Date }): Promise<string | null> {
  const owner = await redeemSsoCode(tx, given)
  if (owner === null) return null
  const [user] = await tx.select({ name: users.realName }).from(users).where(eq(users.id, owner.userId))
  return user?.name ?? null
}

function courseBody(learner: string | null, portal: string): Html {
  return html`<h1>${learner === null ? '请从学校网站进入' : `欢迎，${learner}`}</h1>
    <p>这里是示例的校外学习平台。实际使用时，学员从学校网站进入合作平台，由平台向学校确认身份后开始学习。</p>
    <a class="do" href="${portal}/study/mine">返回我的学习</a>`
}

function platformBody(name: string, portal: string): Html {
  return html`<h1>${name}</h1>
    <p>这里是示例学校的${name}。实际使用时，学校在此填写自己平台的登录地址。</p>
    <a class="do" href="${portal}/">返回学校网站</a>`
}

interface SitePage {
  readonly title: string
  readonly logo: string
  readonly body: Html
  /** Of the portal, which alone may show the page in a frame. */
  readonly port: string
}

function sendPage(reply: FastifyReply, { title, logo, body, port }: SitePage): FastifyReply {
  const page = html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="${logo}" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        <script type="module" src="${SCRIPT_PATH}"></script>
      </head>
      <body>
        <header><img src="${logo}" alt="" />${title}</header>
        <main>${body}</main>
      </body>
    </html> `
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; frame-ancestors http://localhost:${port} http://*.localhost:${port}`,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .send(page.source)
}
