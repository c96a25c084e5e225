/** The small files that browsers and search engines request from every site. */
import type { FastifyInstance, FastifyReply } from 'fastify'

import type { ModuleMap } from '@campus/contracts/composition'
import { paletteOf } from '@campus/ui/theme'

import { html } from '../../platform/http/html'
import { namedSchoolQuery, originOf, type Navigation } from './navigation'
import type { School } from './schools'

const ONE_HOUR = 'public, max-age=3600'

export function registerSiteFiles(app: FastifyInstance, navigation: Navigation): void {
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
    return reply.headers({ 'content-type': 'application/xml; charset=utf-8' }).send(sitemap(map, origin))
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

/** Every page that is the same for all visitors: no sign-in, no parameter in its path. */
function sitemap({ modules }: ModuleMap, origin: string): string {
  const paths = modules.flatMap(({ routes }) =>
    routes.filter(({ login, path }) => !login && !/[:*]/.test(path)).map(({ path }) => path),
  )
  const entries = [...new Set(paths)].sort().map((path) => html`<url><loc>${origin + path}</loc></url>\n`)
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`.source
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
}
