/** A person's own picture: what is taken, what it takes the place of, and what an import leaves. */
import { eq } from 'drizzle-orm'

import { closeAccount, MOST_PICTURE, setPicture } from '@campus/contracts/account'
import { getUserInfo } from '@campus/contracts/sign-in'

import { files } from '../../../platform/files/files.schema'
import { users } from '../../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { jpegOf } from '../testing/jpeg'

const { id, password } = SAMPLE_STUDENT

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  server.setNow(TEST_NOW)
  token = await server.signIn()
})
afterAll(() => server.close())

const set = (picture: Buffer) => server.call(setPicture, { picture: picture.toString('base64') }, { token })
const filesOfPerson = () => server.database.asOwner((tx) => tx.select().from(files).where(eq(files.ownerId, id)))
const bytesAt = async (url: string) => (await server.app.inject({ url })).rawPayload

test('a picture is shown wherever the person is; the next one takes its place, and the former is gone', async () => {
  const [first, second] = [jpegOf({ width: 256, height: 256 }), jpegOf({ width: 512, height: 512, bytes: 200 })]
  const { avatar } = await set(first)
  expect((await server.call(getUserInfo, {}, { token })).avatar).toBe(avatar)
  const { headers, rawPayload } = await server.app.inject({ url: avatar })
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline; filename=picture.jpg',
  })
  expect(rawPayload).toEqual(first)

  const next = await set(second)
  expect(await bytesAt(next.avatar)).toEqual(second)
  expect((await server.app.inject({ url: avatar })).statusCode).toBe(404)
  expect(await filesOfPerson()).toHaveLength(1)

  expect(await set(Buffer.alloc(0))).toEqual({ avatar: '' })
  expect((await server.app.inject({ url: next.avatar })).statusCode).toBe(404)
  expect(await filesOfPerson()).toEqual([])
})

test('a picture of the school goes from the person, and stays in the school', async () => {
  const media = '/media/10001/portrait/1.svg'
  await server.database.withTenant('10001', (tx) => tx.update(users).set({ avatar: media }).where(eq(users.id, id)))
  expect(await set(Buffer.alloc(0))).toEqual({ avatar: '' })
  expect((await server.call(getUserInfo, {}, { token })).avatar).toBe('')
})

test.each([
  ['is larger than a face needs', jpegOf({ width: 513, height: 10 })],
  ['has no extent', jpegOf({ width: 0, height: 10 })],
  ['is something else', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['says that it is a GIF', Buffer.concat([Buffer.from('GIF89a'), jpegOf({ width: 9, height: 9 })])],
])('a picture that %s is refused, and nothing changes', async (_, picture) => {
  const { avatar } = await set(jpegOf({ width: 8, height: 8 }))
  expect(await server.refusal(setPicture, { picture: picture.toString('base64') }, { token })).toMatchObject({
    message: expect.stringContaining('JPEG'),
  })
  expect((await server.call(getUserInfo, {}, { token })).avatar).toBe(avatar)
  expect(await filesOfPerson()).toHaveLength(1)
})

test('one of more bytes than are allowed does not come in, nor does what is no base64', async () => {
  const large = jpegOf({ width: 9, height: 9, bytes: MOST_PICTURE + 3 }).toString('base64')
  for (const picture of [large, 'not base64!']) {
    expect(await server.refusal(setPicture, { picture }, { token })).toMatchObject({ code: 40000 })
  }
  expect(await server.refusal(setPicture, { picture: '' })).toMatchObject({ code: 40001 })
})

test('who closes their account takes it with them', async () => {
  const { avatar } = await set(jpegOf({ width: 8, height: 8 }))
  const proof = { by: 'password', password } as const
  expect(await server.call(closeAccount, { proof }, { token })).toBe(true)
  expect((await server.app.inject({ url: avatar })).statusCode).toBe(404)
})
