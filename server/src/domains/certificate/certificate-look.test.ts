/** How certificates of a folder look, and what is said of a folder by which none could be printed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { queryCertificateByCode } from '@campus/contracts/certificate'

import { importFolder } from '../../site/operator/import/import-folder'
import { solveCaptcha } from '../../testing/captcha'
import { importContext } from '../../testing/test-import'
import { openTestServer, type TestServer } from '../../testing/test-server'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const MB = 1024 * 1024

let server: TestServer
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'certificate-look-'))
  server = await openTestServer({ environment: { DATA_DIR: data, LOG_LEVEL: 'silent' } })
})
afterAll(async () => {
  await server.close()
  rmSync(data, { recursive: true, force: true })
})

const FIELDS =
  'name | 10 | 10 | 80 | 6\ncertificateCode | 10 | 20 | 80 | 6\nportrait | 100 | 10 | 30 | 40\nseal | 100 | 60 | 30 | 30'
const GOOD = { paper: 'pictures/one.png', seal: 'pictures/one.png', fields: FIELDS }

interface Look {
  readonly template?: Readonly<Record<string, string>>
  readonly skill?: Readonly<Record<string, string>>
  readonly training?: Readonly<Record<string, string>>
  readonly picture?: Buffer
}

const csv = (cells: Readonly<Record<string, string>>) =>
  `${Object.keys(cells).join(',')}\n${Object.values(cells)
    .map((value) => `"${value}"`)
    .join(',')}\n`

async function bring({ template, skill, training, picture = Buffer.from(PNG, 'base64') }: Look) {
  const tables = {
    'certificate-templates': template && { id: 'te1', ...template },
    'skill-certificates': skill && { id: 'sk1', certificateCode: 'LOOK-1', name: '王一', ...skill },
    'training-certificates': training && { id: 'tr1', certificateNum: 'LOOK-T-1', studentName: '王一', ...training },
  }
  const files = Object.entries(tables).flatMap(([name, cells]) =>
    cells === undefined ? [] : [{ path: `10001/${name}.csv`, text: csv(cells) }],
  )
  const pictures = [{ path: '10001/pictures/one.png', content: picture.toString('base64') }]
  const { faults, notes } = await importFolder(importContext(server), { files, pictures }, { dryRun: false })
  const said = ({ file, line, message }: (typeof faults)[number]) => `${file}:${String(line)}: ${message}`
  return { faults: faults.map(said), notes: notes.map(said) }
}

async function pictureOf(): Promise<string> {
  const found = await server.call(queryCertificateByCode, {
    ...(await solveCaptcha(server)),
    certificateCode: 'LOOK-1',
    name: '王一',
  })
  const response = await server.app.inject({ url: found?.certificateImgUrl ?? '', headers: { host: 'localhost' } })
  expect(response.statusCode).toBe(200)
  return response.body
}

test('a certificate without portrait and template is plain: nothing on it is invented', async () => {
  expect(await bring({ skill: {} })).toEqual({
    faults: [],
    notes: ['10001/pictures/one.png:0: is named by no table'],
  })
  const drawing = await pictureOf()
  expect(drawing).toContain('LOOK-1')
  expect(drawing).not.toMatch(/<image|样例/)
})

test('the holder’s picture and the issuer’s paper and seal are those of the folder', async () => {
  expect(await bring({ template: GOOD, skill: { portrait: 'pictures/one.png', templateId: 'te1' } })).toEqual({
    faults: [],
    notes: [],
  })
  const drawing = await pictureOf()
  expect(drawing.split(`href="data:image/png;base64,${PNG}"`)).toHaveLength(4)
  expect(drawing).toMatch(/>王一<\/text>.*>LOOK-1<\/text>/)
  expect(drawing).not.toMatch(/经考核|样例/)
})

test('a template that prints a certificate cannot be taken away', async () => {
  await bring({ template: GOOD, skill: { templateId: 'te1' } })
  expect((await bring({ template: { remove: 'yes' } })).faults).toEqual([
    '10001/certificate-templates.csv:2: te1 cannot be taken away: templateId of skill-certificates sk1 names it',
  ])
})

const TEMPLATE_LINE = '10001/certificate-templates.csv:2:'

test.each<[string, Look, string]>([
  [
    'places without a paper',
    { template: { ...GOOD, paper: '' } },
    `${TEMPLATE_LINE} fields are places on a paper, and paper is empty`,
  ],
  [
    'a place beyond the paper',
    { template: { ...GOOD, paperWidth: '120' } },
    `${TEMPLATE_LINE} fields place portrait beyond the paper of 120 by 210 mm`,
  ],
  [
    'a seal without a place',
    { template: { ...GOOD, fields: FIELDS.replace(/\nseal.*/, '') } },
    `${TEMPLATE_LINE} fields have no place for the seal`,
  ],
  [
    'a place without a seal',
    { template: { ...GOOD, seal: '' } },
    `${TEMPLATE_LINE} fields place a seal, and seal is empty`,
  ],
  [
    'no place for the holder',
    { template: { ...GOOD, fields: FIELDS.replace(/^name.*\n/, '') }, skill: { templateId: 'te1' } },
    `${TEMPLATE_LINE} fields have no place for name`,
  ],
  [
    'the paper of another kind',
    { template: GOOD, training: { templateId: 'te1' } },
    `${TEMPLATE_LINE} fields have no place for certificateNum`,
  ],
  [
    'an unknown place',
    { template: { ...GOOD, fields: 'Name | 1 | 1 | 10 | 5' } },
    `${TEMPLATE_LINE} fields has a field that must be one of`,
  ],
  [
    'a place without a size',
    { template: { ...GOOD, fields: 'name | 1 | 1' } },
    `${TEMPLATE_LINE} fields must have width in each line`,
  ],
  [
    'a portrait of another site',
    { skill: { portrait: 'https://img.example/face.png' } },
    '10001/skill-certificates.csv:2: portrait must be the path of a picture in the school’s folder',
  ],
  [
    'a portrait of another school',
    { skill: { portrait: '/files/10002/abc/face.png' } },
    '10001/skill-certificates.csv:2: portrait must name a picture of this school',
  ],
  [
    'a template that there is not',
    { skill: { templateId: 'te9' } },
    '10001/skill-certificates.csv:2: templateId names te9',
  ],
  [
    'a portrait that is too large to be drawn',
    {
      skill: { portrait: 'pictures/one.png' },
      picture: Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.alloc(1.5 * MB)]),
    },
    '10001/skill-certificates.csv:2: portrait has 1.5 MB; at most 1 MB are drawn',
  ],
])('%s is told with its line', async (_, look, message) => {
  const { faults } = await bring(look)
  expect(faults).toContainEqual(expect.stringContaining(message))
})

test('a portrait that the paper has no place for is told', async () => {
  const fields = FIELDS.replace(/\nportrait.*/, '')
  const { faults, notes } = await bring({
    template: { ...GOOD, fields },
    skill: { portrait: 'pictures/one.png', templateId: 'te1' },
  })
  expect(faults).toEqual([])
  expect(notes).toEqual(['10001/skill-certificates.csv:2: portrait is not shown: template te1 has no place for it'])
})
