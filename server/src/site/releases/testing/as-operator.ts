/** Releasing a module as the operator does, with builds made up for a test. */
import type { ModuleManifest } from '@campus/contracts/composition'
import type { Envelope } from '@campus/contracts/errors'

import { moduleFiles, moduleManifestOf } from '../../../testing/releases'
import { PASSWORD, type OperatorSite } from '../../operator/testing/operator-site'
import { RELEASES_API } from '../releases.routes'

export function asOperator(site: OperatorSite, moduleId: string) {
  async function ask(call: string, body: object) {
    const response = await site.server.app.inject({
      method: 'POST',
      url: `${RELEASES_API}/modules/${moduleId}/${call}`,
      headers: { authorization: `Bearer ${PASSWORD}` },
      payload: body,
    })
    return { status: response.statusCode, ...response.json<Envelope>() }
  }

  async function done(call: string, body: object): Promise<unknown> {
    const { status, msg, data } = await ask(call, body)
    expect([status, msg]).toEqual([200, 'ok'])
    return data
  }

  /** The body of a build. */
  function build(version: string, more: Partial<ModuleManifest> = {}) {
    const manifest = JSON.stringify(moduleManifestOf(moduleId, version, more))
    const files = Object.entries({ ...moduleFiles(moduleId, version), 'manifest.json': manifest })
    return { files: Object.fromEntries(files.map(([name, text]) => [name, Buffer.from(text).toString('base64')])) }
  }

  async function publish(version: string, more: Partial<ModuleManifest> = {}): Promise<void> {
    await done('publish', build(version, more))
  }

  return { ask, done, build, publish }
}
