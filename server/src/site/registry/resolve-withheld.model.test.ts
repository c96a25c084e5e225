import { assigned } from '../../testing/releases'
import { at10001, content } from './registry-content.fixtures'
import { resolve, type Withheld } from './resolve.model'

describe('a release that is withheld', () => {
  const two = [assigned('mfe-exam', '2', { previousVersion: '1' })]
  const withheld = (version: string, cause: Withheld['cause'], scope = '10001'): Withheld => ({
    moduleId: 'mfe-exam',
    scope,
    version,
    cause,
  })
  const chosen = (entries: readonly Withheld[], { assignments = two, isTrial = false } = {}) => {
    const { map } = resolve(content(assignments, { withheld: entries }), { ...at10001('v'), isTrial })
    const entry = map.modules.find(({ id }) => id === 'mfe-exam')
    return [entry?.version, entry?.lastGood?.version, entry?.tripped]
  }

  test.each<[string, readonly Withheld[], unknown[]]>([
    ['demoted: the one behind it', [withheld('2', 'demoted')], ['1', undefined, undefined]],
    ['left alone: the one behind it', [withheld('2', 'tripped')], ['1', undefined, undefined]],
    ['the one behind it: nothing stands behind', [withheld('1', 'demoted')], ['2', undefined, undefined]],
    ['at another school: nothing changes', [withheld('2', 'demoted', '10002')], ['2', '1', undefined]],
    ['of another version: nothing changes', [withheld('3', 'demoted')], ['2', '1', undefined]],
    ['both demoted: as if none was', [withheld('2', 'demoted'), withheld('1', 'demoted')], ['2', '1', undefined]],
    ['both left alone: no page waits', [withheld('2', 'tripped'), withheld('1', 'tripped')], ['2', '1', true]],
    [
      'demoted, and what stands behind it left alone: no page waits for that',
      [withheld('2', 'demoted'), withheld('1', 'tripped')],
      ['1', undefined, true],
    ],
  ])('%s', (_, entries, expected) => {
    expect(chosen(entries)).toEqual(expected)
  })

  test('a trial gets what is left alone, not what is demoted', () => {
    expect(chosen([withheld('2', 'tripped')], { isTrial: true })).toEqual(['2', '1', undefined])
    expect(chosen([withheld('2', 'demoted')], { isTrial: true })).toEqual(['1', undefined, undefined])
  })

  test('a gray release gives way to the stable one', () => {
    const assignments = [...two, assigned('mfe-exam', '3', { channel: 'gray', share: 100 })]
    expect(chosen([withheld('3', 'demoted')], { assignments })).toEqual(['2', '1', undefined])
  })
})
