import { routeOf } from '../../testing/releases'
import { drawnAddressOf } from './drawn-address.model'

const LIST = routeOf('/news-information/list', { drawn: ['categorizeId', 'page'] })

const at = (address: string, route = LIST) => drawnAddressOf(route, new URL(address, 'https://school.example'))
const LOOKUP = routeOf('/query_pc', { drawn: ['tab'], answers: ['name', 'key'] })

test.each([
  ['/news-information/list', '/news-information/list'],
  ['/news-information/list?page=2&categorizeId=7', '/news-information/list?categorizeId=7&page=2'],
  ['/news-information/list?page=2&page=3', '/news-information/list?page=2'],
  ['/news-information/list?page=&categorizeId=%E8%AF%BE', '/news-information/list?categorizeId=%E8%AF%BE'],
  ['/news-information/list?from=timeline&isappinstalled=0&page=2', '/news-information/list?page=2'],
  ['/news-information/list?schoolId=10001&page=2', '/news-information/list?page=2'],
])('%s is drawn as %s', (address, drawn) => {
  expect(at(address)).toEqual({ address: drawn, isAnswer: false })
})

test.each([
  ['all fields of its form', '/query_pc?key=k&name=n&tab=1&from=x', '/query_pc?tab=1&name=n&key=k', true],
  ['one of them empty', '/query_pc?name=&key=k', '/query_pc?key=k', true],
  ['some of them', '/query_pc?tab=1&name=n', '/query_pc?tab=1', false],
])('an address with %s is an answer to it: %s', (_, address, drawn, isAnswer) => {
  expect(at(address, LOOKUP)).toEqual({ address: drawn, isAnswer })
})

test('a form with a longer field than any of ours is not answered', () => {
  expect(at(`/query_pc?name=${'n'.repeat(301)}&key=k`, LOOKUP)).toBeNull()
})

test.each([
  ['the path is written otherwise', '/news-information/List/'],
  ['it may hold a secret', '/news-information/list?encryptionToken=secret'],
  ['it may hold a code of a sign-in', '/news-information/list?code='],
  ['a value is longer than any of ours', `/news-information/list?categorizeId=${'7'.repeat(301)}`],
])('browsers draw an address where %s', (_, address) => {
  expect(at(address)).toBeNull()
})

test('browsers draw what needs a sign-in, and what its module does not have drawn', () => {
  const address = '/news-information/list'
  expect(at(address, { ...LIST, login: true })).toBeNull()
  expect(at(address, routeOf(address))).toBeNull()
})
