import fc from 'fast-check'

import { watchedMs } from '@campus/contracts/watched-ranges'

import { deedOf, isOwnKey } from './keyboard.model'
import { parseContent, qualitiesOf, reconnectPause, startingQuality, startingVolume } from './medium.model'
import { nextMissed } from './missed.model'
import {
  FIRST_TICK,
  isSaveDue,
  movedTo,
  nextTick,
  playedTo,
  resumePosition,
  saved,
  watchingFrom,
} from './save-rule.model'
import { thumbnailAt } from './thumbnails.model'

test('ST-PLAY-30 a save is due above ten seconds past the last one, not at ten', () => {
  const at = (ms: number) => ({ ...watchingFrom(0), positionMs: ms })
  expect([isSaveDue(at(10_000)), isSaveDue(at(10_001))]).toEqual([false, true])
  expect(isSaveDue({ ...saved(at(10_001)), positionMs: 20_001 })).toBe(false)
  expect(isSaveDue({ ...saved(at(10_001)), positionMs: 20_002 })).toBe(true)
})

test('a jump is no playing, whichever way it goes', () => {
  const played = playedTo(playedTo(watchingFrom(0), 1_000, 1), 40_000, 1)
  expect(played.played).toEqual([[0, 1_000]])
  expect(playedTo(movedTo(played, 5_000), 5_500, 1).played).toEqual([
    [0, 1_000],
    [5_000, 5_500],
  ])
})

test('what is kept as played is never more than the steps of playback, whatever jumps lie between', () => {
  const step = fc.record({
    jump: fc.option(fc.integer({ min: 0, max: 600_000 })),
    ms: fc.integer({ min: 1, max: 1_000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let watching = watchingFrom(0)
      let total = 0
      for (const { jump, ms } of steps) {
        if (jump !== null) watching = movedTo(watching, jump)
        watching = playedTo(watching, watching.positionMs + ms, 1)
        total += ms
      }
      // Two ranges nearer than a third of a second are one.
      expect(watchedMs(watching.played)).toBeLessThanOrEqual(total + 300 * steps.length)
    }),
  )
})

test.each([
  [0, 60_000, 0],
  [36_000, 60_000, 36_000],
  [58_999, 60_000, 58_999],
  [59_000, 60_000, 0],
  [70_000, 60_000, 0],
  [36_000, 0, 36_000],
])('ST-PLAY-29 left at %d of %d, playback begins at %d', (left, duration, start) => {
  expect(resumePosition(left, duration)).toBe(start)
})

test('ST-PLAY-34 the first report comes after 55 seconds, the next ones every 60', () => {
  let counter = FIRST_TICK
  const due: number[] = []
  for (let second = 1; second <= 180; second += 1) {
    const next = nextTick(counter)
    counter = next.counter
    if (next.isDue) due.push(second)
  }
  expect(due).toEqual([55, 115, 175])
})

test('ST-PLAY-23 qualities have names, stand in order, and the highest that the line carries is first', () => {
  const qualities = qualitiesOf([
    { templateType: 'FHD', url: 'f' },
    { templateType: 'LD', url: 'l' },
    { templateType: 'HD', url: 'h' },
    { templateType: 'SD', url: '' },
  ])
  expect(qualities.map(({ name }) => name)).toEqual(['LD', 'HD', 'other'])
  expect([null, 10e6, 4e6, 0.1e6].map((speed) => startingQuality(qualities, speed)?.name)).toEqual([
    'other',
    'other',
    'HD',
    'LD',
  ])
  expect(startingQuality([], null)).toBeUndefined()
})

test.each([
  ['a stream is low', '/a.m3u8?x=1', null, 0.1],
  ['a file is full', '/a.mp4', null, 1],
  ['what the learner set wins', '/a.m3u8', 0.6, 0.6],
  ['silence counts too', '/a.mp4', 0, 0],
])('ST-PLAY-25 ST-PLAY-26 %s', (_, url, remembered, volume) => {
  expect(startingVolume(url, remembered)).toBe(volume)
})

test('ST-PLAY-17 content is read where it can be', () => {
  const nothing = { videoUrl: '', audioUrl: '', article: '' }
  expect(parseContent('{"pageData":[{"type":"video","url":"/v"},{"type":"audio","url":"/a"}]}')).toEqual({
    ...nothing,
    videoUrl: '/v',
    audioUrl: '/a',
  })
  for (const broken of ['', '{', 'null', '[]', '{"pageData":3}', '{"pageData":[{"type":3}]}']) {
    expect(parseContent(broken)).toEqual(nothing)
  }
})

test('pauses between tries grow to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map(reconnectPause)).toEqual([1e3, 2e3, 4e3, 8e3, 16e3, 30e3, 30e3, 30e3])
})

test('the next gap after a position; the position itself inside of one', () => {
  const watched = [
    [0, 12_000],
    [20_000, 36_000],
  ] as const
  expect([0, 15_000, 25_000, 50_000, 60_000].map((at) => nextMissed(watched, 60_000, at))).toEqual([
    12_000,
    15_000,
    36_000,
    50_000,
    null,
  ])
})

test('keys are those of YouTube; with a modifier they are the browser’s', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false }
  expect(deedOf({ ...plain, key: ' ' })).toEqual({ kind: 'toggle' })
  expect(deedOf({ ...plain, key: '3' })).toEqual({ kind: 'jump', to: 0.3 })
  expect(deedOf({ ...plain, key: 'ArrowDown' })).toEqual({ kind: 'volume', by: -0.05 })
  expect(deedOf({ ...plain, key: 'toString' })).toBeUndefined()
  expect(deedOf({ ...plain, key: 'f', ctrlKey: true })).toBeUndefined()
})

test('who is typing or choosing keeps their keys', () => {
  document.body.innerHTML = '<textarea></textarea><button></button><input type="range"><select></select>'
  const own = (selector: string, key: string) => isOwnKey(document.querySelector(selector), key)
  expect([own('textarea', 'k'), own('select', 'k')]).toEqual([true, true])
  expect([own('button', ' '), own('button', 'k')]).toEqual([true, false])
  expect([own('input', 'ArrowLeft'), own('input', 'k')]).toEqual([true, false])
  expect(isOwnKey(null, 'k')).toBe(false)
})

test('a picture of a moment is a part of a sheet beside its list', () => {
  const cues = [{ startTime: 5, endTime: 10, text: 'sheet.jpg#xywh=160,90,160,90' }]
  expect(thumbnailAt(cues, 'https://a.example/l/list.vtt', 7)).toEqual({
    url: 'https://a.example/l/sheet.jpg',
    x: 160,
    y: 90,
    width: 160,
    height: 90,
  })
  expect(thumbnailAt(cues, 'https://a.example/l/list.vtt', 11)).toBeUndefined()
  expect(thumbnailAt(null, 'https://a.example/l/list.vtt', 7)).toBeUndefined()
})
