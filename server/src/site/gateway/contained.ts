/** `/contained/<module>/<version>`: the document of a contained module's frame. */
import type { FastifyInstance } from 'fastify'

import { CONTAINED_ELEMENT_ID, CONTAINED_PATH, type ContainedModule } from '@campus/contracts/contained'
import { themeCss } from '@campus/ui/theme'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/database/database'
import { compress } from '../../platform/http/compress'
import { codingFor } from '../../platform/http/content-coding'
import { html, Html } from '../../platform/http/html'
import { registryOf } from '../registry/registry'
import {
  integrityOf,
  isForeign,
  moduleReleaseOf,
  type PublishedModule,
  type PublishedShell,
} from '../registry/release.model'
import { attribute, scriptJson } from './markup'
import { originOf, type Navigation, type Site } from './navigation'
import { framePolicies, hasPictures, INTEGRITY_POLICY, newNonce, PAGE_HEADERS } from './security-headers'

/** Id of the JSON script that lists the shell's own files, as on every page. */
const SHELL_RELEASE_ELEMENT_ID = 'campus-shell'

const FEATURES_OFF =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'

export function registerContained(
  app: FastifyInstance,
  navigation: Navigation,
  { config, database }: { readonly config: Config; readonly database: Database },
): void {
  const registry = registryOf(database, config)
  app.get<{ Params: { readonly id: string; readonly version: string } }>(
    `${CONTAINED_PATH}/:id/:version`,
    async (request, reply) => {
      const { id, version } = request.params
      const site = await navigation.siteOf(request)
      // As everything of another house it is served at the school's own host only.
      const found =
        site?.isAtHome === true
          ? await registry.releaseFor(
              { tenantId: site.school.tenantId, isAtHome: true },
              { id, version },
              database.forCaller(request.ip),
            )
          : null
      const release = found !== null && isForeign(found) ? found : null
      const shell = site === null ? null : (await navigation.compositionOf(site, request, reply)).shell
      const frame = shell?.manifest.frame ?? ''
      if (site === null || shell === null || release === null || frame === '') {
        return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')
      }
      const nonce = newNonce()
      const document = frameDocument({ site, shell, frame, release, nonce })
      const coding = codingFor(request)
      void reply.headers({
        ...PAGE_HEADERS,
        'permissions-policy': FEATURES_OFF,
        'integrity-policy': INTEGRITY_POLICY,
        'content-security-policy': framePolicies(
          {
            // A policy wants a whole address.
            base: release.base.startsWith('/') ? originOf(request) + release.base : release.base,
            withPictures: hasPictures(release.manifest.files),
            pictures: config.pictureOrigins,
            trustedTypesPolicies: release.manifest.trustedTypesPolicies,
          },
          nonce,
        ),
        ...(coding === null ? {} : { 'content-encoding': coding }),
      })
      return reply.send(coding === null ? document : await compress(document, coding))
    },
  )
}

interface FrameQuestion {
  readonly site: Site
  readonly shell: PublishedShell
  /** The shell's script of frames. */
  readonly frame: string
  readonly release: PublishedModule
  readonly nonce: string
}

/** Nothing in it is of the person who looks; the page tells the frame what it needs to know. */
function frameDocument({ site, shell, frame, release, nonce }: FrameQuestion): string {
  const { accentColour, corners } = site.school.tenantSettings
  const given = moduleReleaseOf(release)
  const contained: ContainedModule = { id: release.id, release: { ...given, contained: true, slots: [] } }
  const script = (base: string, name: string, integrity: string): Html =>
    html`<link rel="preload" as="script" href="${base}${name}" crossorigin="anonymous"${attribute('integrity', integrity)} nonce="${nonce}">
`
  return html`<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<title></title>
<style nonce="${nonce}">${new Html(themeCss({ accent: accentColour, radius: corners }))}</style>
<script defer src="${shell.base}${frame}" crossorigin="anonymous"${attribute('integrity', shell.manifest.files[frame]?.integrity ?? '')} nonce="${nonce}"></script>
${[given.entry, ...given.preload].map((name) => script(given.base, name, given.integrity[name] ?? ''))}</head>
<body>
<div id="root"></div>
<script type="application/json" id="${SHELL_RELEASE_ELEMENT_ID}" nonce="${nonce}">${scriptJson({ base: shell.base, integrity: integrityOf(shell.manifest) })}</script>
<script type="application/json" id="${CONTAINED_ELEMENT_ID}" nonce="${nonce}">${scriptJson(contained)}</script>
</body>
</html>
`.source
}
