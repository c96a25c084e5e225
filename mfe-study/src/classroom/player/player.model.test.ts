import fc from 'fast-check'

import { watchedMs } from '@campus/contracts/watched-ranges'

import { deedOf } from './keyboard.model'
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
  expect([10_000, 10_001].map((ms) => isSaveDue({ ...at(ms), savedMs: null }))).toEqual([false, true])
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

test('what has moved is to be saved, what stays is not', () => {
  const begun = watchingFrom(7_000)
  expect(begun).toEqual({ positionMs: 7_000, played: [], savedMs: 7_000, isSaved: true })
  expect([playedTo(begun, 7_000, 1), movedTo(begun, 7_000)]).toEqual([begun, begun])
  const moved = [playedTo(begun, 8_000, 1), movedTo(begun, 9_000), playedTo(begun, 6_000, 1)]
  expect(moved.map(({ isSaved, positionMs }) => [isSaved, positionMs])).toEqual([
    [false, 8_000],
    [false, 9_000],
    [false, 6_000],
  ])
  expect(moved.map(saved).map(({ isSaved, savedMs }) => [isSaved, savedMs])).toEqual([
    [true, 8_000],
    [true, 9_000],
    [true, 6_000],
  ])
})

test.each([
  [1, 1_500, true],
  [1, 1_501, false],
  [2, 3_000, true],
  [2, 3_001, false],
  [0.75, 1_500, true],
  [1, -500, false],
])('at speed %d a step of %d ms is playing: %s', (speed, step, isPlaying) => {
  const from = 10_000
  const played = isPlaying ? [[from, from + step]] : []
  expect(playedTo(watchingFrom(from), from + step, speed).played).toEqual(played)
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
  [-5, 60_000, 0],
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

test('a quality needs what is usual for its size', () => {
  const all = qualitiesOf(['UHD', 'HD', 'SD', 'LD'].map((templateType) => ({ templateType, url: templateType })))
  expect(all.map(({ name, url }) => [name, url])).toEqual([
    ['LD', 'LD'],
    ['SD', 'SD'],
    ['HD', 'HD'],
    ['other', 'UHD'],
  ])
  const speeds = [0.8e6, 1.499e6, 1.5e6, 2.999e6, 3e6, 4.999e6, 5e6]
  expect(speeds.map((speed) => startingQuality(all, speed)?.name)).toEqual([
    'LD',
    'LD',
    'SD',
    'SD',
    'HD',
    'HD',
    'other',
  ])
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
  const words = '{"pageData":[{},{"type":"video"},{"type":"audio"},{"type":"article","content":"<p>a</p>","url":"/x"}]}'
  expect(parseContent(words)).toEqual({ ...nothing, article: '<p>a</p>' })
  expect(parseContent('{"pageData":[{"type":"article"}]}')).toEqual(nothing)
  for (const broken of ['', '{', 'null', '[]', '{"pageData":3}', '{"pageData":[{"type":3}]}']) {
    expect(parseContent(broken)).toEqual(nothing)
  }
})

test('pauses between tries grow to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 20].map(reconnectPause)).toEqual([1e3, 1e3, 2e3, 4e3, 8e3, 16e3, 30e3, 30e3, 30e3])
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
  expect([11_999, 12_000, 19_999, 20_000].map((at) => nextMissed(watched, 60_000, at))).toEqual([
    12_000, 12_000, 19_999, 36_000,
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

test.each([
  [' ', { kind: 'toggle' }],
  ['k', { kind: 'toggle' }],
  ['j', { kind: 'skip', by: -10 }],
  ['l', { kind: 'skip', by: 10 }],
  ['ArrowLeft', { kind: 'skip', by: -5 }],
  ['ArrowRight', { kind: 'skip', by: 5 }],
  ['ArrowUp', { kind: 'volume', by: 0.05 }],
  ['ArrowDown', { kind: 'volume', by: -0.05 }],
  ['m', { kind: 'mute' }],
  ['f', { kind: 'fullScreen' }],
  ['c', { kind: 'captions' }],
  ['i', { kind: 'pictureInPicture' }],
  ['Home', { kind: 'jump', to: 0 }],
  ['End', { kind: 'jump', to: 1 }],
  ['0', { kind: 'jump', to: 0 }],
  ['9', { kind: 'jump', to: 0.9 }],
  ['>', { kind: 'speed', by: 1 }],
  ['<', { kind: 'speed', by: -1 }],
  ['N', { kind: 'next' }],
  ['P', { kind: 'previous' }],
  ['F3', undefined],
  ['3rd', undefined],
])('the key %j', (key, deed) => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, key }
  expect(deedOf(plain)).toEqual(deed)
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(deedOf({ ...plain, [held]: true })).toBeUndefined()
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
  expect([4.99, 5, 9.99, 10].map((at) => thumbnailAt(cues, 'https://a.example/l/list.vtt', at) !== undefined)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  [
    'blanks around it',
    ' sheet.jpg#xywh=1,2,3,4\n',
    { url: 'https://a.example/sheet.jpg', x: 1, y: 2, width: 3, height: 4 },
  ],
  ['words before it', 'see sheet.jpg#xywh=1,2,3,4', undefined],
  ['something behind it', 'sheet.jpg#xywh=1,2,3,4px', undefined],
  ['no part', 'sheet.jpg', undefined],
  ['no address', 'https://[#xywh=1,2,3,4', undefined],
  ['no words', undefined, undefined],
  ['a number for words', 7, undefined],
])('a cue with %s', (_, text, thumbnail) => {
  const cues = [{ startTime: 0, endTime: 1, ...(text !== undefined && { text }) }]
  expect(thumbnailAt(cues, 'https://a.example/list.vtt', 0)).toEqual(thumbnail)
})
