import { aModule, assigned } from '../../testing/releases'
import { content, OUTSIDE } from './registry-content.fixtures'
import { resolve, type RegistryContent } from './resolve.model'

describe('a leased release', () => {
  const drafts = (version: number, ...reads: number[]) => ({ draft: { version, reads } })
  const release = (version: string, more: object, base?: string) => {
    const module = aModule('mfe-exam', version, base)
    return { ...module, manifest: { ...module.manifest, ...more } }
  }
  const held = release('1', drafts(1, 1))
  const stays = release('2', drafts(1, 1))
  const reads = release('3', drafts(2, 1, 2))
  const doesNot = release('4', drafts(2, 2))
  const site = (chosen: string, previousVersion: string | null = null) =>
    content([assigned('mfe-exam', chosen, { previousVersion })], { modules: [stays, reads, doesNot] })
  const chosenFor = (of: RegistryContent, leased = held, isAtHome = true) => {
    const { map, modules } = resolve(of, { tenantId: '10001', visitorId: '', isAtHome, leased })
    const [entry] = map.modules
    return { version: entry?.version, behind: entry?.lastGood?.version, known: modules.map(({ version }) => version) }
  }

  test.each<[string, RegistryContent, ReturnType<typeof chosenFor>]>([
    [
      'what has taken its place and keeps work in the same form',
      site('2'),
      { version: '1', behind: '2', known: ['1', '2'] },
    ],
    ['what declares it can go on with its work', site('3'), { version: '1', behind: '3', known: ['1', '3'] }],
    ['nothing that cannot', site('4'), { version: '1', behind: undefined, known: ['1'] }],
    ['the one before, where the newest cannot', site('4', '3'), { version: '1', behind: '3', known: ['1', '3'] }],
  ])('comes before any other; behind it stands %s', (_, of, expected) => {
    expect(chosenFor(of)).toEqual(expected)
  })

  test('that is the one chosen for everybody has nothing behind it that cannot go on with its work', () => {
    expect(chosenFor(site('4', '2'), doesNot)).toEqual({ version: '4', behind: undefined, known: ['4'] })
    expect(chosenFor(site('3', '2'), reads)).toMatchObject({ version: '3', behind: undefined })
  })

  test('of a partner needs the partner’s origin still allowed, and the school’s own host', () => {
    const leased = release('5', drafts(1, 1), OUTSIDE)
    const allowed = { ...site('2'), origins: [{ scope: '10001', origin: 'https://cdn.partner.example' }] }
    expect(chosenFor(allowed, leased).version).toBe('5')
    expect(chosenFor(allowed, leased, false).version).toBe('2')
    expect(chosenFor(site('2'), leased).version).toBe('2')
  })

  test('leaves other modules alone, and brings back none that is assigned to nobody', () => {
    const others = content([assigned('mfe-study', '1')])
    const occasion = { tenantId: '10001', visitorId: '', isAtHome: true }
    expect(resolve(others, { ...occasion, leased: held })).toEqual(resolve(others, occasion))
  })
})
