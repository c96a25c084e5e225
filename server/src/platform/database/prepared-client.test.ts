import { Client } from 'pg'

import { preparedClient, StatementNames } from './prepared-client'

test('a statement has a name from its third time on, its own and always the same', () => {
  const names = new StatementNames()
  const times = (text: string) => Array.from({ length: 4 }, () => names.nameOf(text))
  expect(times('select 1')).toEqual([undefined, undefined, 'campus_1', 'campus_1'])
  expect(times('select 2')).toEqual([undefined, undefined, 'campus_2', 'campus_2'])
})

test('there are so many names and no more: a connection keeps each statement', () => {
  const names = new StatementNames()
  const named = new Set<string | undefined>()
  for (let number = 0; number < 1000; number += 1) {
    for (let time = 0; time < 3; time += 1) named.add(names.nameOf(`select ${number}`))
  }
  named.delete(undefined)
  expect(named.size).toBe(300)
})

test('only what has parameters is prepared, and nothing else about it changes', () => {
  const query = jest.spyOn(Client.prototype, 'query').mockImplementation(() => undefined)
  const names = new StatementNames()
  names.nameOf('select $1')
  names.nameOf('select $1')
  const client = new (preparedClient(names))()
  const statement = { text: 'select $1', rowMode: 'array' }
  for (const given of [
    [statement, ['a']],
    [statement, []],
    [statement],
    ['begin'],
    [{ ...statement, name: 'own' }, ['a']],
  ]) {
    Reflect.apply(client.query, client, given)
  }
  expect(query.mock.calls).toEqual([
    [{ ...statement, name: 'campus_1' }, ['a']],
    [statement, []],
    [statement],
    ['begin'],
    [{ ...statement, name: 'own' }, ['a']],
  ])
})
