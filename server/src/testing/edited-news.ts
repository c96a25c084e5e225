/** For measurements on PostgreSQL: an editor whose changes every gateway has to hear of. */
import { Client } from 'pg'

export interface Editor {
  /** Gives a news item of a school another title; resolves when that is committed. */
  retitle(tenantId: string, newsId: string, title: string): Promise<void>
  close(): Promise<void>
}

export async function openEditor(databaseUrl: string): Promise<Editor> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    async retitle(tenantId, newsId, title) {
      const { rowCount } = await client.query('update news set title = $3 where tenant_id = $1 and id = $2', [
        tenantId,
        newsId,
        title,
      ])
      if (rowCount !== 1) throw new Error(`${tenantId} has no news ${newsId}`)
    },
    close: () => client.end(),
  }
}
