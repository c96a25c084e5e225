import { announcementsAddress, categoryOf, contentOf, newsAddress, publishedAt } from './news.model'

test.each([
  ['', { id: '', categorizeId: '', page: 1, announcements: 1 }],
  ['id=31&categorizeId=2', { id: '31', categorizeId: '2', page: 1, announcements: 1 }],
  ['page=3&announcements=2', { id: '', categorizeId: '', page: 3, announcements: 2 }],
  ['page=-1&announcements=x', { id: '', categorizeId: '', page: 1, announcements: 1 }],
])('SH-07 the address %p chooses %p', (query, expected) => {
  const given = new URLSearchParams(query)
  expect({ ...newsAddress.parse(given), ...announcementsAddress.parse(given) }).toEqual(expected)
})

test.each([
  ['categorizeId=2', 'page', 3, 'categorizeId=2&page=3'],
  ['categorizeId=2&page=3', 'page', 1, 'categorizeId=2'],
  ['page=3', 'announcements', 2, 'page=3&announcements=2'],
] as const)('from %p the list %p at page %i is %p', (query, list, page, expected) => {
  const from = new URLSearchParams(query)
  const next =
    list === 'page' ? newsAddress.query(from, { page }) : announcementsAddress.query(from, { announcements: page })
  expect(next.toString()).toBe(expected)
})

test('another page of the news is read from its top, of the announcements where the reader is', () => {
  expect([newsAddress.scrollOf({ page: 2 }), announcementsAddress.scrollOf({ announcements: 2 })]).toEqual([
    'top',
    'stay',
  ])
})

test.each([
  ['2026-11-20 16:20:00', '2026-11-19 09:00:00', '2026-11-20 16:20:00'],
  ['', '2026-11-19 09:00:00', '2026-11-19 09:00:00'],
  ['', '', ''],
])('PO-NEWS-12 PO-NOTE-03 published %p, created %p: the time is %p', (publishTime, createdTime, expected) => {
  expect(publishedAt({ publishTime, createdTime })).toBe(expected)
})

test.each([
  ['3', ['2'], '3'],
  ['', ['2', '4'], '2'],
  ['', [], ''],
])('PO-NEWS-15 asked for %p, related to %p: the category is %p', (asked, ids, expected) => {
  expect(categoryOf(asked, { relatedCategorizeList: ids.map((categorizeId) => ({ categorizeId })) })).toBe(expected)
})

test('PO-NEWS-15 while the item is unknown only the address says the category', () => {
  expect([categoryOf('3', undefined), categoryOf('', undefined)]).toEqual(['3', ''])
})

const none = { kind: 'none' }
const html = (text: string) => ({ kind: 'html', html: text })
const video = (url: string) => ({ kind: 'video', url })

test.each([
  ['ARTICLE', '<p>文</p>', html('<p>文</p>')],
  ['', '<p>文</p>', html('<p>文</p>')],
  ['ARTICLE', '/media/1/video.mp4', html('/media/1/video.mp4')],
  ['ARTICLE', '', none],
  ['ARTICLE', '  \n', none],
  ['INFORMATION', '', none],
  ['INFORMATION', '/media/1/video.mp4', video('/media/1/video.mp4')],
  ['INFORMATION', ' https://video.example/1.mp4 ', video('https://video.example/1.mp4')],
  ['INFORMATION', '<p>文</p>', html('<p>文</p>')],
  ['INFORMATION', 'javascript:alert(1)', html('javascript:alert(1)')],
  ['INFORMATION', '//evil.example/1.mp4', html('//evil.example/1.mp4')],
  ['INFORMATION', '/\\evil.example/1.mp4', html('/\\evil.example/1.mp4')],
  ['INFORMATION', 'http://video.example/1.mp4', html('http://video.example/1.mp4')],
])('PO-NEWS-13 PO-NEWS-16 content of %p %p is %p', (code, content, expected) => {
  expect(contentOf({ contentType: { code, desc: '' }, content })).toEqual(expected)
})
