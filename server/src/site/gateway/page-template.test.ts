import fc from 'fast-check'

import { PageTemplate, placeholder, type PageValues } from './page-template'

const values: PageValues = {
  nonce: 'N',
  traceId: 'trace',
  serverTime: '1',
  pageToken: 'token',
  head: '<meta>',
  root: '<div>',
}

test('placeholders are filled, the rest stays', () => {
  const template = new PageTemplate(
    `a ${placeholder('nonce')} b ${placeholder('head')}${placeholder('traceId')} c ${placeholder('pageToken')}`,
  )
  expect(template.fill(values)).toBe('a N b <meta>trace c token')
})

test('text that looks like a placeholder of another process is text', () => {
  const text = 'placeholder-00000000000000000000000000000000-nonce;'
  expect(new PageTemplate(text).fill(values)).toBe(text)
})

test('whatever stands around and in them, every value is put in where it belongs and once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), fc.string(), (texts, head) => {
      const template = new PageTemplate(texts.join(placeholder('head')))
      return template.fill({ ...values, head }) === texts.join(head)
    }),
  )
})
