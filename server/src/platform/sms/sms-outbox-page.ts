import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import type { Database } from '../database/database'
import { html } from '../http/html'
import { sendPlainPage } from '../http/plain-page'
import { wireTime } from '../http/wire-time'
import { tenants } from '../tenants/tenants.schema'
import { smsOutbox } from './sms-outbox.schema'

const NEWEST = 50
const REFRESH_SECONDS = 3

/**
 * Shows developers the unsent messages: `/outbox` as a page, `/outbox.json?mobile=` for tests. Never in
 * production.
 */
export function serveSmsOutbox(app: FastifyInstance, database: Database): void {
  app.get('/outbox.json', async (request, reply) => {
    const { mobile } = v.parse(v.object({ mobile: v.optional(v.string(), '') }), request.query)
    return reply.header('cache-control', 'no-store').send(await newestMessages(database, mobile))
  })

  app.get('/outbox', async (_request, reply) => {
    const messages = await newestMessages(database, '')
    const rows = messages.map(
      ({ time, school, mobile, text }) =>
        html`<tr>
          <td class="nowrap">${time}</td>
          <td>${school}</td>
          <td class="nowrap">${mobile}</td>
          <td>${text}</td>
        </tr>`,
    )
    const table = html`<div class="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">时间</th>
            <th scope="col">学校</th>
            <th scope="col">手机号</th>
            <th scope="col">内容</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`
    const body = html`<p class="muted">
        开发环境不会真的发送短信，最近 ${NEWEST} 条都在这里，每 ${REFRESH_SECONDS} 秒刷新。
      </p>
      ${messages.length === 0 ? html`<p>还没有短信</p>` : table}`
    return sendPlainPage(reply, { lang: 'zh-CN', title: '短信发件箱', body, refresh: REFRESH_SECONDS })
  })
}

async function newestMessages(database: Database, mobile: string) {
  return database.asOwner(async (tx) => {
    const rows = await tx
      .select({
        time: smsOutbox.createdTime,
        tenantId: tenants.id,
        school: tenants.name,
        mobile: smsOutbox.mobile,
        text: smsOutbox.text,
      })
      .from(smsOutbox)
      .innerJoin(tenants, eq(tenants.id, smsOutbox.tenantId))
      .where(mobile === '' ? undefined : eq(smsOutbox.mobile, mobile))
      .orderBy(desc(smsOutbox.createdTime), desc(smsOutbox.id))
      .limit(NEWEST)
    return rows.map((row) => ({ ...row, time: wireTime(row.time) }))
  })
}
