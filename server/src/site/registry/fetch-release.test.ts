import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { moduleFiles, moduleManifestOf } from '../../testing/releases'
import { fetchRelease, folderOf } from './fetch-release'
import { integrityOf } from './integrity.model'
import { MOST_BYTES_EACH } from './outside-release.model'

const VERSION = '1.0.0+our-house'
const MANIFEST = JSON.stringify(moduleManifestOf('mfe-exam', VERSION))
const FILES: Readonly<Record<string, string>> = { ...moduleFiles('mfe-exam', VERSION), 'manifest.json': MANIFEST }

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** As a partner's server should answer. */
const properly: Answer = ({ url = '' }, response) => {
  const name = url.replace('/exam/', '')
  const content = FILES[name]
  response.writeHead(content === undefined ? 404 : 200, {
    'access-control-allow-origin': '*',
    'content-type': name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/octet-stream',
  })
  response.end(content)
}

let answer: Answer = properly
const partner = createServer((request, response) => answer(request, response))
let base: string
beforeAll(async () => {
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(partner.address() as AddressInfo).port}/exam/`
})
afterEach(() => {
  answer = properly
})
afterAll(() => partner.close())

const fetched = () => fetchRelease(`${base}manifest.json`)
/** Answers for one file as given, and properly for every other. */
const answerFor = (file: string, other: Answer) => {
  answer = (request, response) => (request.url === `/exam/${file}` ? other : properly)(request, response)
}

test('a release is read whole from its folder, with the hash of its manifest as it was served', async () => {
  const asked: string[] = []
  answer = (request, response) => {
    asked.push(request.url ?? '')
    properly(request, response)
  }
  const { module, base: folder, hash } = await fetched()
  expect([module.id, module.manifest.version, folder]).toEqual(['mfe-exam', VERSION, base])
  expect(hash).toBe(integrityOf(Buffer.from(MANIFEST)))
  const named = Object.keys(moduleManifestOf('mfe-exam', VERSION).files)
  expect(asked.sort()).toEqual(['manifest.json', ...named].map((name) => `/exam/${name}`).sort())
})

test('a release whose manifest is wrong is refused before any other file is asked for', async () => {
  const asked: string[] = []
  answer = ({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(200, { 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(moduleManifestOf('mfe-exam', '1.0.0')))
  }
  await expect(fetched()).rejects.toThrow('mfe-exam 1.0.0 cannot be published: its version must name its house')
  expect(asked).toEqual(['/exam/manifest.json'])
})

test('a file with other bytes than the manifest says is refused', async () => {
  answerFor('module.js', (_, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' })
    response.end('something else')
  })
  await expect(fetched()).rejects.toThrow(
    'mfe-exam 1.0.0+our-house cannot be published: module.js differs from its manifest.',
  )
})

test.each<[string, Record<string, string>, number, string]>([
  ['not there', { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }, 404, 'answers 404.'],
  [
    'for one site alone',
    { 'access-control-allow-origin': 'https://a.example' },
    200,
    'must be served with Access-Control-Allow-Origin: *',
  ],
  [
    'for no other site',
    { 'content-type': 'text/javascript' },
    200,
    'must be served with Access-Control-Allow-Origin: *',
  ],
  [
    'no script',
    { 'access-control-allow-origin': '*', 'content-type': 'text/plain' },
    200,
    'must be served as text/javascript.',
  ],
  [
    'nearly a script',
    { 'access-control-allow-origin': '*', 'content-type': 'x-text/javascript' },
    200,
    'must be served as text/javascript.',
  ],
  ['of no kind', { 'access-control-allow-origin': '*' }, 200, 'must be served as text/javascript.'],
  ['elsewhere', { location: '/elsewhere.js' }, 302, 'cannot be fetched.'],
])('a script that is %s is refused, and which one is told', async (_, headers, status, why) => {
  answerFor('module.js', (_request, response) => {
    response.writeHead(status, headers)
    response.end(FILES['module.js'])
  })
  await expect(fetched()).rejects.toThrow(`${base}module.js ${why}`)
})

test('a script may be called application/javascript, as older servers do', async () => {
  answerFor('module.js', (_, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/javascript' })
    response.end(FILES['module.js'])
  })
  expect((await fetched()).module.id).toBe('mfe-exam')
})

test('a server that is not there, and one that breaks off, are told by their address', async () => {
  answerFor('module.js', (_, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' })
    response.write('begun')
    response.destroy()
  })
  await expect(fetched()).rejects.toThrow(`${base}module.js cannot be fetched.`)
  await expect(fetchRelease('http://127.0.0.1:1/manifest.json')).rejects.toThrow(
    'http://127.0.0.1:1/manifest.json cannot be fetched.',
  )
})

test('a file that goes on beyond the most that a file may have is not read to its end', async () => {
  const answerWith = (bytes: number) => {
    answerFor('module.js', (_, response) => {
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' })
      response.end(Buffer.alloc(bytes, ' '))
    })
  }
  answerWith(MOST_BYTES_EACH)
  await expect(fetched()).rejects.toThrow('module.js differs from its manifest.')
  answerWith(MOST_BYTES_EACH + 1)
  await expect(fetched()).rejects.toMatchObject({
    message: `${base}module.js cannot be fetched.`,
    cause: { message: 'more than 5000000 bytes' },
  })
})

test('the folder of a release is where its manifest lies', () => {
  expect(folderOf('https://partner.example/exam/1.0.0/manifest.json').href).toBe('https://partner.example/exam/1.0.0/')
})

test.each([
  'exam',
  'https://partner.example/exam/',
  'https://partner.example/exam/other.json',
  'https://partner.example/exam/xmanifest.json',
  'https://partner.example/exam/manifest.json/',
  'https://partner.example/exam/manifest.json?version=1',
  'https://partner.example/exam/manifest.json#1',
  'https://somebody@partner.example/exam/manifest.json',
])('%s is not the address of a manifest', (address) => {
  expect(() => folderOf(address)).toThrow(`${address} is not the address of a manifest.json.`)
})
