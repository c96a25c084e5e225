import type { TestServer } from './test-server'

/** The code of the last message to a number, from the developers' outbox. */
export async function readSmsCode(server: TestServer, mobile: string): Promise<string> {
  const response = await server.app.inject({ url: `/outbox.json?mobile=${mobile}` })
  const [newest] = response.json<{ text: string }[]>()
  return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? ''
}
