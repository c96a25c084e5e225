import { MODULES, sayStep, sequenceOf, TENANT } from './sequence.model'

const SEEDS = Array.from({ length: 200 }, (_, index) => index)

test('a seed gives the same sequence again, another seed another', () => {
  expect(sequenceOf(3)).toEqual(sequenceOf(3))
  expect(sequenceOf(3)).not.toEqual(sequenceOf(4))
})

test('every sequence begins with a release of each module, and all kinds of steps come at both gateways', () => {
  const steps = SEEDS.flatMap((seed) => sequenceOf(seed))
  const kinds = ['publish', 'promote', 'roll back', 'unassign', 'report', 'pass', 'collect']
  for (const kind of kinds) {
    for (const at of [0, 1]) expect(steps.some((step) => step.action.kind === kind && step.at === at)).toBe(true)
  }
  for (const seed of SEEDS) {
    const opening = sequenceOf(seed).slice(0, 3 * MODULES.length)
    expect(opening.flatMap(({ action }) => (action.kind === 'promote' ? [action.module] : []))).toEqual([...MODULES])
  }
})

test('over many sequences every choice comes, and none that is not there', () => {
  const actions = SEEDS.flatMap((seed) => sequenceOf(seed).slice(3 * MODULES.length)).map(({ action }) => action)
  const chosen = (name: string) =>
    [...new Set(actions.flatMap((action) => (name in action ? [Reflect.get(action, name) as unknown] : [])))]
      .map((value) => (value === null || typeof value !== 'object' ? value : (value as { kind: string }).kind))
      .filter((value, index, all) => all.indexOf(value) === index)
  expect(new Set(chosen('module'))).toEqual(new Set(MODULES))
  expect(new Set(chosen('number'))).toEqual(new Set([1, 2, 3, 4]))
  expect(new Set(chosen('scope'))).toEqual(new Set(['*', TENANT]))
  expect(new Set(chosen('gray'))).toEqual(new Set([null, 10, 50, 100]))
  expect(new Set(chosen('ok'))).toEqual(new Set([true, false]))
  expect(new Set(chosen('times'))).toEqual(new Set([1, 10]))
  expect(new Set(chosen('days'))).toEqual(new Set([1, 15, 29, 30, 31]))
  expect(new Set(chosen('during'))).toEqual(new Set([null, 'publish', 'promote']))
})

test('a sequence has ten to twenty-two steps after its opening', () => {
  const lengths = SEEDS.map((seed) => sequenceOf(seed).length - 3 * MODULES.length)
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([10, 22])
})

test('the opening publishes two releases of each module and gives the first to all', () => {
  expect(sequenceOf(1).slice(0, 3).map(sayStep)).toEqual([
    'gateway 0: publish module "mfe-portal" number 1',
    'gateway 1: publish module "mfe-portal" number 2',
    'gateway 0: promote module "mfe-portal" number 1 scope "*" gray null',
  ])
})

test('a step is told in words', () => {
  expect(sayStep({ action: { kind: 'roll back', module: 'mfe-study', scope: '*' }, at: 1 })).toBe(
    'gateway 1: roll back module "mfe-study" scope "*"',
  )
})
