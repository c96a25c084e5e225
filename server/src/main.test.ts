/** The server as a process: how it starts, refuses to start and stops. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

jest.setTimeout(300_000)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-main-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Run {
  readonly process: ChildProcess
  readonly output: () => string
  /** Resolves when the process has printed that. */
  readonly saying: (text: string) => Promise<void>
}

function start(environment: Readonly<Record<string, string>>): Run {
  const { DATABASE_URL: _none, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...inherited,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      ENVIRONMENT: 'development',
      ...environment,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const saying = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) {
      if (child.exitCode !== null) throw new Error(text)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { process: child, output: () => text, saying }
}

async function endOf(run: Run): Promise<{ code: number | null; output: string }> {
  if (run.process.exitCode === null) await once(run.process, 'exit')
  return { code: run.process.exitCode, output: run.output().trim() }
}

async function addressOf(run: Run): Promise<string> {
  await run.saying('Campus listens on ')
  return /http:\/\/127\.0\.0\.1:\d+/.exec(run.output())?.[0] ?? ''
}

test('it starts, answers, stops on SIGTERM, and starts again on the same data', async () => {
  for (let round = 0; round < 2; round++) {
    const run = start({})
    const address = await addressOf(run)
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' })
    await run.saying('The operator signs in with')
    expect(run.output()).toContain('Campus is ready, in development: for this machine only.')
    const { port } = new URL(address)
    for (const door of [
      `http://localhost:${port}/ `,
      `http://hailan.localhost:${port}/ `,
      '13800000001 / campus123',
      `http://localhost:${port}/outbox`,
      `http://localhost:${port}/docs/api`,
    ]) {
      expect(run.output()).toContain(door)
    }
    if (round === 0) {
      const second = await endOf(start({}))
      expect(second).toEqual({
        code: 1,
        output: expect.stringMatching(
          new RegExp(`^The database in .* is using it; stop it or set DATA_DIR to another folder\\.$`),
        ),
      })
    }
    run.process.kill('SIGTERM')
    expect(await endOf(run)).toMatchObject({ code: 0 })
  }
})

test('in production it says so, begins with an empty database and says what is missing', async () => {
  const run = start({ ENVIRONMENT: '', DATA_DIR: join(folder, 'production') })
  const address = await addressOf(run)
  await run.saying('The operator’s password is kept in')
  expect(run.output()).toContain('Campus is ready, in production: no sample schools, no outbox, no developers’ pages.')
  expect(run.output()).toContain('The database holds no school, so every page says that there is none.')
  expect(run.output()).toContain('No text message is sent, so nobody can sign in by a code')
  expect(run.output()).not.toMatch(/campus123|13800000001|\/outbox|hailan/)
  const page = await fetch(`${address}/`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(404)
  run.process.kill('SIGTERM')
  expect(await endOf(run)).toMatchObject({ code: 0 })
})

test('production does not start on a database that holds the sample schools', async () => {
  expect(await endOf(start({ ENVIRONMENT: 'production' }))).toEqual({
    code: 1,
    output:
      'The database holds the sample schools, whose students’ password is public; set DATA_DIR to another folder, or ENVIRONMENT to development.',
  })
})

test('a wrong setting is one sentence', async () => {
  expect(await endOf(start({ PORT: 'http' }))).toEqual({
    code: 1,
    output: 'PORT must be a port from 0 to 65535, "http" is not.',
  })
})

test.each([
  [
    { HOST: '203.0.113.1', ENVIRONMENT: 'production' },
    /^HOST must be an address of this machine, "203.0.113.1" is not;/,
  ],
  [{ HOST: 'nowhere.invalid', ENVIRONMENT: 'production' }, /^HOST must be an address of this machine, .*/],
  [{ DATA_DIR: __filename }, /^DATA_DIR must be a folder, ".*main\.test\.ts" is a file\.$/],
  [{ DATA_DIR: join(__filename, 'data') }, /^DATA_DIR must be a folder, .* lies below a file\.$/],
  [{ APPS_DIR: __filename }, /^APPS_DIR must be a folder, .* is a file\.$/],
])('%j is told in one sentence', async (environment, sentence) => {
  const empty = { DATA_DIR: join(folder, 'never-served'), SAMPLE_DATA: 'no' }
  const { code, output } = await endOf(start({ ...empty, ...environment }))
  expect(code).toBe(1)
  expect(output.split('\n')).toEqual([expect.stringMatching(sentence)])
})

test('nobody but its user reads what it writes', async () => {
  const data = join(folder, 'own')
  const run = start({ DATA_DIR: data, SAMPLE_DATA: 'no' })
  await addressOf(run)
  run.process.kill('SIGTERM')
  await endOf(run)
  // The folder itself, and each of those in it as well, should somebody open it for a file server.
  for (const name of ['', ...readdirSync(data)]) {
    expect([name, statSync(join(data, name)).mode & 0o077]).toEqual([name, 0])
  }
})

test('SIGTERM ends it within its grace although a thousand connections are open', async () => {
  const run = start({ SHUTDOWN_GRACE: '2' })
  const { port } = new URL(await addressOf(run))
  await run.saying('The operator signs in with')
  const half = 'POST /api/oauth/anyTenant/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{'
  const sockets: Socket[] = []
  for (let opened = 0; opened < 1000; opened += 100) {
    const some = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1'))
    for (const socket of some) socket.on('error', () => undefined)
    await Promise.all(some.map((socket) => once(socket, 'connect')))
    // Half of them are in the middle of a request, half say nothing.
    for (const [index, socket] of some.entries()) if (index % 2 === 0) socket.write(half)
    sockets.push(...some)
  }
  const begun = performance.now()
  run.process.kill('SIGTERM')
  expect(await endOf(run)).toMatchObject({ code: 0 })
  // Not to the second, which a busy machine takes longer for; without the grace they would stay open for longer than this.
  expect(performance.now() - begun).toBeLessThan(20_000)
  for (const socket of sockets) socket.destroy()
})

test('a busy port is one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  expect(await endOf(start({ PORT: port, HOST: '127.0.0.1' }))).toEqual({
    code: 1,
    output: `Port ${port} is taken by another program; set PORT to a free one.`,
  })
  other.close()
})
