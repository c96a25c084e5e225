import type { ModuleRelease } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

import { anEntry, aRelease } from './module-map.fixtures'
import {
  fallbackOf,
  isOutside,
  loadPlan,
  missingNames,
  MODULE_DEADLINE,
  moduleMismatch,
  pageDeadline,
  slotOwner,
} from './module.model'

const own = aRelease('1.0.0')

describe('the tries of one load', () => {
  const first = { phase: 'load', release: anEntry(own), attempt: 3, deadline: 3600 }
  const second = { phase: 'retry', release: anEntry(own), attempt: 4, deadline: 1800 }

  test('are the release, the release at a changed address, and the last good one', () => {
    expect(loadPlan(anEntry(own), 3)).toEqual([
      first,
      second,
      { phase: 'lastGood', release: own, attempt: 3, deadline: 1400 },
    ])
  })

  test.each([
    ['there is no other release', null],
    ['the last good release is this one', aRelease('2.0.0')],
  ])('end with the second where %s', (_, lastGood) => {
    expect(loadPlan(anEntry(lastGood), 0).map(({ phase }) => phase)).toEqual(['load', 'retry'])
  })

  test('do not wait for a release that just failed', () => {
    expect(loadPlan(anEntry(), 3, { isTripped: true })).toEqual([{ ...first, release: anEntry(), deadline: 500 }])
    expect(loadPlan(anEntry(own), 3, { isTripped: true }).map(({ phase, deadline }) => [phase, deadline])).toEqual([
      ['load', 500],
      ['lastGood', 1400],
    ])
  })

  test('leave the page its time before the deadline', () => {
    const spent = loadPlan(anEntry(own), 0).reduce((sum, { deadline }) => sum + deadline, 0)
    expect(spent + pageDeadline(spent)).toBe(MODULE_DEADLINE)
  })
})

test.each([
  [0, false, 7500],
  [300, false, 7200],
  [6800, false, 700],
  [6900, false, 700],
  [9000, false, 700],
  [0, true, 4800],
  [4100, true, 700],
  [4000, true, 800],
])('a page whose module took %d ms, another release behind it: %j, gets %d ms', (spent, hasFallback, deadline) => {
  expect(pageDeadline(spent, hasFallback)).toBe(deadline)
})

test('a page has no other release behind it unless that is said', () => {
  expect(pageDeadline(0)).toBe(7500)
})

test.each([
  ['the release in use failed', anEntry(own), '2.0.0', own],
  ['there is no other', anEntry(null), '2.0.0', null],
  ['the last good one itself failed', anEntry(own), '1.0.0', null],
  ['the last good one is the same', anEntry(aRelease('2.0.0')), '2.0.0', null],
  ['what failed is of no release in the map', anEntry(own), '0.9.0', null],
])('who stands in when %s', (_, entry, failedVersion, release) => {
  expect(fallbackOf(entry, failedVersion)).toEqual(release)
})

describe('what a container exposes', () => {
  const exam = { id: 'mfe-exam', contract: MODULE_CONTRACT, pages: {}, slots: {} }
  const [major] = MODULE_CONTRACT.split('.')

  test.each<[string, unknown, string | null]>([
    ['the module', exam, null],
    ['the module of an earlier minor contract', { ...exam, contract: `${major}.999` }, null],
    ['nothing', undefined, 'it exposes no module'],
    ['null', null, 'it exposes no module'],
    ['a function', () => 0, 'it exposes no module'],
    ['another module', { ...exam, id: 'mfe-study' }, 'it says it is mfe-study'],
    ['a module without a name', { ...exam, id: undefined }, 'it says it is undefined'],
    ['a later contract', { ...exam, contract: '99.0' }, 'its contract is 99.0'],
    ['a contract that only begins alike', { ...exam, contract: `${major}1.0` }, `its contract is ${major}1.0`],
    ['no contract', { ...exam, contract: undefined }, 'its contract is undefined'],
    ['no pages', { ...exam, pages: undefined }, 'it has no pages or slots'],
    ['no slots', { ...exam, slots: undefined }, 'it has no pages or slots'],
  ])('%s', (_, candidate, reason) => {
    expect(moduleMismatch(candidate, 'mfe-exam')).toBe(reason)
  })
})

test('a slot belongs to whichever module offers it', () => {
  const portal = anEntry(null, { id: 'mfe-portal', slots: ['album-dialog.v1', 'consult-dialog.v1'] })
  const map = { id: 'm', modules: [anEntry(), portal] }
  expect(slotOwner(map, 'consult-dialog.v1')).toBe(portal)
  expect(slotOwner(map, 'preview-dialog.v1')).toBeNull()
})

/** The shared scope of the page in these tests. */
const OFFERED = { 'react-router-dom': { Link: () => null }, react: { useState: () => null } }

test.each<[string, ModuleRelease['needs'], string | null]>([
  ['nothing said', undefined, null],
  ['all there', { 'react-router-dom': ['Link'], react: [] }, null],
  [
    'a name',
    { 'react-router-dom': ['Link', 'useBlocker'] },
    'it needs useBlocker of react-router-dom; this shell offers shared scope 1.0',
  ],
  [
    'several',
    { 'react-router-dom': ['useBlocker'], axios: [], react: ['use'] },
    'it needs useBlocker of react-router-dom, axios, use of react; this shell offers shared scope 1.0',
  ],
  ['a package every object has', { toString: [] }, 'it needs toString; this shell offers shared scope 1.0'],
  ['a package', { '@campus/ui/later': ['Later'] }, 'it needs @campus/ui/later; this shell offers shared scope 1.0'],
  [
    'a name every object has',
    { react: ['toString'] },
    'it needs toString of react; this shell offers shared scope 1.0',
  ],
])('what a release needs and the page lacks: %s', (_, needs, reason) => {
  expect(missingNames(needs, OFFERED)).toBe(reason)
})

test.each([
  ['/modules/mfe-exam/2.0.0/', false],
  ['https://school.example/modules/mfe-exam/2.0.0/', false],
  ['https://partner.example/mfe-exam/2.0.0/', true],
  ['http://school.example/modules/mfe-exam/2.0.0/', true],
  ['https://school.example:8443/modules/mfe-exam/2.0.0/', true],
])('a release at %s is a partner’s: %j', (base, outside) => {
  expect(isOutside({ base, version: '2.0.0' }, 'https://school.example/study/mine?a=1')).toBe(outside)
})

test('a release whose version names another house is that house’s, though its files lie in our store', () => {
  const release = { base: '/modules/mfe-exam/2.0.0%2Bour-house/', version: '2.0.0+our-house' }
  expect(isOutside(release, 'https://school.example/study/mine')).toBe(true)
})
