import { jpegOf } from '../testing/jpeg'
import { jpegSize } from './jpeg-size.model'

test.each([
  [256, 256],
  [65_535, 1],
])('a picture of %i by %i pixels says so', (width, height) => {
  expect(jpegSize(jpegOf({ width, height }))).toEqual({ width, height })
})

test('what stands in a table before the frame is not taken for one', () => {
  const table = Buffer.from([0xff, 0xc4, 0, 8, 0xff, 0xc0, 0, 1, 0, 1])
  const picture = jpegOf({ width: 30, height: 20 })
  expect(jpegSize(Buffer.concat([picture.subarray(0, 2), table, picture.subarray(2)]))).toEqual({
    width: 30,
    height: 20,
  })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['its beginning alone', jpegOf({ width: 9, height: 9 }).subarray(0, 8)],
  ['a scan without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0])],
  ['something else', Buffer.from('GIF89a and more of it')],
  ['a part that is longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 1, 1, 1, 1, 1])],
])('%s is no picture', (_, bytes) => {
  expect(jpegSize(bytes)).toBeNull()
})
