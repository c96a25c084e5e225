import { InvalidInputError, refuserOf } from './refusal'

const refuse = refuserOf({ lessonOver: { code: 43001, message: '课堂已结束' } })

test.each([
  ['lessonOver', 43001, '课堂已结束'],
  ['notFound', 40400, '没有找到相关内容'],
] as const)('%s has its code and its words', (reason, code, message) => {
  expect(refuse(reason)).toMatchObject({ name: 'Refusal', reason, code, message })
})

test('a reason that nobody declared is a mistake that names it', () => {
  expect(() => refuse('neverDeclared' as 'notFound')).toThrow('the refusal neverDeclared is not declared')
})

test('input that does not fit names the field that is wrong', () => {
  const error = new InvalidInputError('model.size')
  expect(error).toMatchObject({ name: 'InvalidInputError', field: 'model.size', message: 'invalid input: model.size' })
})
