import { aModule, assigned } from '../../testing/releases'
import { at10001, content, OUTSIDE } from './registry-content.fixtures'
import { assignmentDetail, levelIn, levelOf, shownLevel } from './release-level.model'
import { resolve, type Assignment } from './resolve.model'

const outside = aModule('mfe-exam', '2+partner', OUTSIDE)
const own = aModule('mfe-exam', '2')
/** Another house's, brought into the module store. */
const brought = aModule('mfe-exam', '2+partner')

test.each([
  ['nobody says anything', undefined, true, 'contained'],
  ['the operator says it was reviewed', 'reviewed', true, 'reviewed'],
  ['the operator says it is contained', 'contained', true, 'contained'],
  ['a partner says nothing', undefined, false, 'contained'],
] as const)('what comes from outside, when %s: %s, %s, is %s', (_, asked, mayReview, level) => {
  expect(levelOf(outside, asked, mayReview)).toBe(level)
})

test('a partner cannot say that its own release was reviewed', () => {
  expect(() => levelOf(outside, 'reviewed', false)).toThrow(
    'Only the operator says that mfe-exam 2+partner was reviewed.',
  )
})

test('another house’s release that lies in the module store is contained too, unless the operator says it was reviewed', () => {
  expect([levelOf(brought, undefined, true), levelOf(brought, 'reviewed', true)]).toEqual(['contained', 'reviewed'])
  expect(() => levelOf(brought, 'reviewed', false)).toThrow('Only the operator says')
  expect(shownLevel(brought, 'contained')).toBe('contained')
})

test('a release of our own runs in the page, has no level to show, and cannot be contained', () => {
  expect([levelOf(own, undefined, false), shownLevel(own, 'reviewed')]).toEqual(['reviewed', null])
  expect(shownLevel(outside, 'contained')).toBe('contained')
  expect(() => levelOf(own, 'contained', true)).toThrow('only another one’s releases are contained')
})

test.each([
  ['stable', 0, null, '', 'reviewed'],
  ['stable', 0, 'contained', 'contained', 'contained'],
  ['gray', 10, null, '10%', 'reviewed'],
  ['gray', 10, 'contained', '10% contained', 'contained'],
  ['gray', 10, 'reviewed', '10% reviewed', 'reviewed'],
] as const)(
  'the audit of a %s assignment of %d% and level %s says %j, which is read as %s',
  (channel, share, level, detail, read) => {
    expect(assignmentDetail(channel, share, level)).toBe(detail)
    expect(levelIn(detail)).toBe(read)
  },
)

describe('in a map', () => {
  const all = assigned('mfe-exam', '1')
  const given = (...assignments: Assignment[]) =>
    resolve(
      content([all, ...assignments], {
        modules: [...content([]).modules, outside],
        origins: [{ scope: '10001', origin: new URL(OUTSIDE).origin }],
      }),
      at10001('visitor'),
    )
  const at = (level: Assignment['level'], more: Partial<Assignment> = {}) =>
    assigned('mfe-exam', '2+partner', { scope: '10001', ...more, ...(level !== undefined && { level }) })

  test('a contained release says so, has no slots, and is none of the page’s own modules', () => {
    const { map, modules } = given(at('contained'))
    expect(map.modules[0]).toMatchObject({
      version: '2+partner',
      contained: true,
      slots: [],
      lastGood: { version: '1' },
    })
    expect(map.modules[0]?.lastGood?.contained).toBeUndefined()
    expect(modules.map(({ version }) => version)).toEqual(['1'])
  })

  test('a release of another house in the module store is contained, with one of our own behind it, at its school’s host only', () => {
    const registry = content([all, at('contained', { previousVersion: '2+other' })], {
      modules: [...content([]).modules, brought, aModule('mfe-exam', '2+other')],
    })
    const { map, modules } = resolve(registry, at10001('visitor'))
    expect(map.modules[0]).toMatchObject({ version: '2+partner', contained: true, lastGood: { version: '1' } })
    expect(modules.map(({ version }) => version)).toEqual(['1'])
    expect(resolve(registry, { ...at10001('visitor'), isAtHome: false }).map.modules[0]).toMatchObject({ version: '1' })
  })

  test('a reviewed one is as all others', () => {
    const { map, modules } = given(at('reviewed'))
    expect(map.modules[0]?.contained).toBeUndefined()
    expect(modules.map(({ version }) => version)).toEqual(['2+partner', '1'])
  })

  test('the assignment that gives it to the visitor decides, not another one of the same release', () => {
    const { map } = given(at('contained'), at('reviewed', { scope: '*', channel: 'gray', share: 100 }))
    expect(map.modules[0]?.contained).toBe(true)
  })

  test('a partner’s earlier release that stands behind another is contained: nobody says that it was reviewed', () => {
    const { map } = given(assigned('mfe-exam', '1', { scope: '10001', previousVersion: '2+partner' }))
    expect(map.modules[0]?.lastGood).toMatchObject({ version: '2+partner', contained: true })
  })
})
