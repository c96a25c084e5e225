import * as v from 'valibot'

import { hotMajor } from './hot-major'

const certificatesOf = (relatedCertificate: unknown) =>
  v.parse(hotMajor, { id: '1', relatedCertificate }).relatedCertificate

test.each([
  ['a list', [{ name: '电工证', url: '/a.svg' }], [{ name: '电工证', url: '/a.svg' }]],
  ['JSON text', '[{"name":"电工证","url":"/a.svg"}]', [{ name: '电工证', url: '/a.svg' }]],
  ['an entry without a picture', '[{"name":"电工证","url":null}]', [{ name: '电工证', url: '' }]],
  ['text that is no JSON', '[{', []],
  ['JSON of another shape', '{"name":"电工证"}', []],
  ['empty text', '', []],
  ['nothing', null, []],
])('PO-HOT-05 related certificates given as %s', (_, given, read) => {
  expect(certificatesOf(given)).toEqual(read)
})
