import { readEnvelope } from './envelope.model'

describe('readEnvelope', () => {
  test.each([
    ['code', { code: 0, data: 7 }],
    ['code as text', { code: '200', data: 7 }],
    ['code 1', { code: 1, data: 7 }],
    ['status', { status: 200, data: 7 }],
    ['msgCode', { msgCode: 0, data: 7 }],
    ['errorCode', { errorCode: 1, data: 7 }],
  ])('HTTP-16 HTTP-18 success by %s', (_, body) => {
    expect(readEnvelope(body)).toEqual({ kind: 'success', data: 7 })
  })

  const CODE_FIELDS = ['code', 'status', 'msgCode', 'errorCode']
  const pairs = CODE_FIELDS.flatMap((first, at) => CODE_FIELDS.slice(at + 1).map((second) => [first, second] as const))

  test.each(pairs)('HTTP-18 of %s and %s the first counts, in whichever order they travel', (first, second) => {
    expect(readEnvelope({ [first]: 0, [second]: 40001, data: 1 }).kind).toBe('success')
    expect(readEnvelope({ [second]: 40001, [first]: 0, data: 1 }).kind).toBe('success')
    expect(readEnvelope({ [first]: 40001, [second]: 0 }).kind).toBe('sessionInvalid')
  })

  test.each(pairs)('HTTP-18 where %s is empty %s counts', (first, second) => {
    for (const empty of [null, undefined, '']) {
      expect(readEnvelope({ [first]: empty, [second]: 40001 }).kind).toBe('sessionInvalid')
    }
  })

  test.each([40001, 40005, 40009])('HTTP-19 %d means the session is invalid', (code) => {
    expect(readEnvelope({ code, msg: '过期' })).toEqual({ kind: 'sessionInvalid', message: '过期', traceId: '' })
  })

  test.each([
    [{ code: 5, msg: '甲' }],
    [{ code: 5, errorMsg: '甲' }],
    [{ code: 5, message: '甲' }],
    [{ code: 5, errorMessage: '甲' }],
    [{ code: 5, msg: '', errorMsg: '甲', message: '乙' }],
  ])('HTTP-25 HTTP-26 a refusal carries the first message present: %j', (body) => {
    expect(readEnvelope(body)).toMatchObject({ kind: 'refused', code: 5, message: '甲' })
  })

  test('a refusal names the field and the number it can be found by', () => {
    const body = { code: 5, msg: '甲', field: 'mobile', traceId: 't1' }
    expect(readEnvelope(body)).toEqual({ kind: 'refused', code: 5, message: '甲', field: 'mobile', traceId: 't1' })
    expect(readEnvelope({ code: 5 })).toEqual({ kind: 'refused', code: 5, message: '', field: '', traceId: '' })
  })

  test('an invalid session carries the number it can be found by; numbers read as text', () => {
    expect(readEnvelope({ code: 40001, msg: 404, traceId: 7 })).toEqual({
      kind: 'sessionInvalid',
      message: '404',
      traceId: '7',
    })
    expect(readEnvelope({ code: 40001, msg: { nested: true } })).toMatchObject({ message: '' })
  })

  test.each([
    [undefined],
    [null],
    ['<html>'],
    [[]],
    [{}],
    [{ code: 'abc' }],
    [{ code: {} }],
    [{ code: true }],
    [{ code: [0] }],
    [42],
  ])('HTTP-27 %j is unreadable', (body) => {
    expect(readEnvelope(body)).toEqual({ kind: 'unreadable' })
  })
})
