/** The small files that browsers and search engines request from every site. */
import type { FastifyInstance, FastifyReply } from 'fastify'

import type { ModuleMap } from '@campus/contracts/composition'
import { BRANDS } from '@campus/contracts/school'
import { paletteOf } from '@campus/ui/theme'

import { html } from '../../platform/http/html'
import { namedSchoolQuery, originOf, type Navigation } from './navigation'
import { SUBJECT_PAGES, type PageSubjects } from './page-subjects'
import type { School } from './schools'

const ONE_HOUR = 'public, max-age=3600'

export function registerSiteFiles(app: FastifyInstance, navigation: Navigation, subjects: PageSubjects): void {
  app.get('/favicon.svg', async (request, reply) => {
    const school = await navigation.schoolOf(request)
    if (school === null) return missing(reply)
    return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': ONE_HOUR }).send(iconOf(school))
  })
  app.get('/favicon.ico', async (request, reply) => reply.redirect(`/favicon.svg${namedSchoolQuery(request.url)}`, 302))
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(request))),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const site = await navigation.siteOf(request)
    const origin = originOf(request)
    if (site === null || origin === '') return missing(reply)
    const { map } = await navigation.compositionOf(site, request, reply)
    const context = { tenantId: site.school.tenantId, traceId: request.id, caller: request.ip }
    const paths = publicPaths(map, site.school)
    const addresses = await Promise.all(
      paths.map(async (path) => {
        const ids = await subjects.idsOf(path, context)
        const isPageItself = SUBJECT_PAGES[path]?.hasFirst ?? true
        return [...(isPageItself ? [path] : []), ...ids.map((id) => `${path}?id=${encodeURIComponent(id)}`)]
      }),
    )
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8' })
      .send(sitemap(addresses.flat().map((address) => withSchool(origin + address, site.schoolQuery))))
  })
}

/** The first letter of the school's name in its colour. */
function iconOf({ schoolInfo, buSchoolInfo, tenantSettings }: School): string {
  const [letter = '·'] = buSchoolInfo.projectName || schoolInfo.universityName || schoolInfo.projectName
  const { accent, onAccent } = paletteOf(tenantSettings.accentColour, 'light')
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/><text x="16" y="22.5" font-family="sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="${onAccent}">${letter}</text></svg>`
    .source
}

function robots(origin: string): string {
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /study/', 'Disallow: /sso-login']
  return `${(origin === '' ? lines : [...lines, '', `Sitemap: ${origin}/sitemap.xml`]).join('\n')}\n`
}

/** Every page that is the same for all visitors: no sign-in, no parameter in its path, of no other school's brand. */
function publicPaths({ modules }: ModuleMap, { tenantSettings }: School): string[] {
  const foreign: readonly string[] = BRANDS.filter((brand) => brand !== tenantSettings.brand)
  const paths = modules.flatMap(({ routes }) =>
    routes.filter(({ login, path }) => !login && !/[:*]/.test(path)).map(({ path }) => path),
  )
  return [...new Set(paths)].filter((path) => !path.split('/').some((part) => foreign.includes(part))).sort()
}

/** An address of a school that its host does not name. */
function withSchool(address: string, schoolQuery: string): string {
  if (schoolQuery === '') return address
  return address + (address.includes('?') ? `&${schoolQuery.slice(1)}` : schoolQuery)
}

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => html`<url><loc>${address}</loc></url>\n`)
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`.source
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
}
