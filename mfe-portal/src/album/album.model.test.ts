import { albumItemOf, albumTabsOf } from './album.fixtures'
import { fileName, fileOf, isVideo, placeIn, type AlbumTab } from './album.model'

const tabs: AlbumTab[] = albumTabsOf()

test.each([
  ['nothing chosen: the first of the first tab', '', '', 'CAMPUS', '1'],
  ['a category: its tab', '', '3', 'TEACHING', '3'],
  ['a tab: its first category', 'TEACHING', '', 'TEACHING', '2'],
  ['a tab after a category of another: its first', 'TEACHING', '1', 'TEACHING', '2'],
  ['what is not there: the first', 'GONE', 'gone', 'CAMPUS', '1'],
])('PO-ALB-02 %s', (_, tabKey, categoryId, tab, category) => {
  const place = placeIn(tabs, { tabKey, categoryId })
  expect([place?.tab.key, place?.category?.id]).toEqual([tab, category])
})

test('an album without tabs has no place, a tab without categories none of these', () => {
  expect(placeIn([], { tabKey: '', categoryId: '' })).toBeNull()
  const empty = { key: 'EMPTY', name: '空', categories: [] }
  expect(placeIn([empty], { tabKey: '', categoryId: '' })).toEqual({ tab: empty, category: undefined })
})

test.each([
  ['PIC', '', false, '/media/hall.svg'],
  ['VIDEO', '/media/hall.m3u8', true, '/media/hall.m3u8'],
  ['VIDEO', '', false, '/media/hall.svg'],
  ['PIC', '/media/hall.m3u8', false, '/media/hall.svg'],
])('PO-ALB-04 PO-ALB-06 %s %s', (code, video, plays, file) => {
  const item = albumItemOf({ type: { code, desc: '' }, video })
  expect([isVideo(item), fileOf(item)]).toEqual([plays, file])
})

test.each([
  ['主楼', '/media/1/hall.svg', '主楼.svg'],
  ['a/b: "c"', '/x.jpg?sign=1', 'a b   c.jpg'],
  ['无尾', '/media/1', '无尾'],
  ['中间', '/media/v1.2/hall', '中间'],
])('PO-ALB-06 %s of %s is saved as %s', (name, pic, saved) => {
  expect(fileName(albumItemOf({ name, pic }))).toBe(saved)
})
