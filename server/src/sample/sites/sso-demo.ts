import type { FastifyInstance } from 'fastify'

import type { Surroundings } from '../../domains/domain'
import { issueSsoCode } from '../../domains/sign-in/sso'
import { findTenantAtHost } from '../../platform/tenants/find-tenant'
import { SAMPLE_STUDENT } from '../sample-student'

/**
 * `/dev/sso` acts as the partner's site: it signs the sample student in at the host's school. Never in
 * production.
 */
export function serveSsoDemo(app: FastifyInstance, { config, database, now }: Surroundings): void {
  app.get('/dev/sso', async (request, reply) => {
    const school = await findTenantAtHost(database, request.host, config)
    if (school === undefined) return reply.code(404).send('no school at this host')
    const code = await database.withTenant(school.id, (tx) =>
      issueSsoCode(tx, {
        userId: SAMPLE_STUDENT.id,
        // As where the person signed in by a code in an app of the school.
        mobileProvedTime: now(),
        now: now(),
        lifetime: config.ssoCodeLifetime,
      }),
    )
    return reply.header('referrer-policy', 'no-referrer').redirect(`/sso-login?code=${code}`)
  })
}
