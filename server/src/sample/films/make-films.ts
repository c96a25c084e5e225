/**
 * Makes `assets/films` anew: `pnpm --filter server films`. It is needed after a title, a trade or a drawing of the films
 * has changed. FFmpeg must be there, and the fonts of Debian's fonts-noto-cjk.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { initWasm, Resvg } from '@resvg/resvg-wasm'

import { paletteOf } from '../../platform/drawing/palette'
import { sampleContent } from '../content/content'
import { sampleArt } from '../pictures/sample-art'
import { SAMPLE_SCHOOLS } from '../sample-schools'
import { boxesOf, type FilmArchive } from './film-archive'
import { HEIGHT, openingGround, openingTitle, scenePicture, WIDTH } from './film-pictures'
import { filmsOf, openingClip, sceneClip, SCENES, type Scene } from './films'

const FONTS = ['Regular', 'Bold'].map((weight) => `/usr/share/fonts/opentype/noto/NotoSansCJK-${weight}.ttc`)
const FRAMES_PER_SECOND = 8
const SECONDS = 4
const TIMESCALE = 8000
/** A lower factor is a better picture. */
const QUALITIES = [
  { name: 'LD', width: 640, height: 360, factor: 38 },
  { name: 'HD', width: WIDTH, height: HEIGHT, factor: 40 },
] as const
/** Pixels that a scene moves up while it is shown, two for each frame: whole pixels cost next to nothing. */
const WAY = 2 * FRAMES_PER_SECOND * SECONDS
/** Where the window on a scene's picture begins. */
const TOPS: Readonly<Record<Scene, number>> = { subject: 220, work: 72, class: 72 }

const assets = join(import.meta.dirname, '../../../assets/films')
const folder = mkdtempSync(join(tmpdir(), 'films-'))

interface Clip {
  readonly name: string
  readonly title: string
  readonly inputs: readonly string[]
  readonly filter: string
}

function allClips(): Clip[] {
  return SAMPLE_SCHOOLS.flatMap(({ id }) => {
    const content = sampleContent(id)
    const art = sampleArt(id)
    if (art === undefined) throw new Error(`school ${id} has no pictures`)
    const palette = paletteOf(art.accent)
    const openings = filmsOf(content).map((film) => ({
      name: openingClip(id, film),
      title: film.title,
      inputs: [drawn(openingGround(palette, art, film)), drawn(openingTitle(palette, art, film))],
      filter: `[0][1]overlay=x='if(lt(t,1),320*pow(1-t,2),0)':y=0`,
    }))
    const scenes = content.trades.flatMap((trade) =>
      SCENES.map((scene) => ({
        name: sceneClip(id, trade, scene),
        title: '',
        inputs: [drawn(scenePicture(palette, trade, scene))],
        filter: `[0]crop=${String(WIDTH)}:${String(HEIGHT)}:0:${String(TOPS[scene])}-${String(WAY / SECONDS)}*t`,
      })),
    )
    return [...openings, ...scenes]
  })
}

let pictures = 0
function drawn(svg: string): string {
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: WIDTH },
    font: { fontBuffers: fonts, defaultFontFamily: 'Noto Sans CJK SC' },
  })
  const path = join(folder, `${String((pictures += 1))}.png`)
  const image = resvg.render()
  writeFileSync(path, image.asPng())
  image.free()
  resvg.free()
  return path
}

interface Encoded {
  /** The beginning that all clips of a quality share. */
  readonly init: Buffer
  readonly media: Buffer
}

/** A clip in every quality. */
function encoded({ inputs, filter }: Clip): Encoded[] {
  const paths = QUALITIES.map(({ name }) => join(folder, `${name}.mp4`))
  const ends = QUALITIES.map(({ name }) => `[${name}]`).join('')
  const scaled = QUALITIES.map(
    ({ name, width, height }) =>
      `[${name}]scale=${String(width)}:${String(height)}:flags=area,format=yuv420p[${name}-out]`,
  )
  const { status, stderr } = spawnSync('ffmpeg', [
    ...['-y', '-v', 'error'],
    ...inputs.flatMap((input) => ['-loop', '1', '-framerate', String(FRAMES_PER_SECOND), '-i', input]),
    ...['-filter_complex', [`${filter},split=${String(QUALITIES.length)}${ends}`, ...scaled].join(';')],
    ...QUALITIES.flatMap(({ name, factor }, index) => [
      ...['-map', `[${name}-out]`, '-t', String(SECONDS), '-r', String(FRAMES_PER_SECOND), '-threads', '1'],
      ...['-c:v', 'libx264', '-preset', 'slower', '-tune', 'animation', '-profile:v', 'high', '-level', '3.1'],
      ...['-crf', String(factor), '-bf', '0', '-g', '999', '-sc_threshold', '0'],
      ...['-bsf:v', 'filter_units=remove_types=6', '-video_track_timescale', String(TIMESCALE)],
      ...['-movflags', 'empty_moov+default_base_moof+frag_keyframe', '-f', 'mp4', paths[index] ?? ''],
    ]),
  ])
  if (status !== 0) throw new Error(stderr.toString())
  return paths.map((path) => {
    const bytes = readFileSync(path)
    const boxes = boxesOf(bytes)
    const only = (...types: readonly string[]) =>
      Buffer.concat(
        boxes.filter(({ type }) => types.includes(type)).map(({ start, end }) => bytes.subarray(start, end)),
      )
    return { init: only('ftyp', 'moov'), media: only('moof', 'mdat') }
  })
}

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
const fonts = FONTS.map((path) => new Uint8Array(readFileSync(path)))
const clips = allClips().map((clip) => ({ ...clip, encoded: encoded(clip) }))
const archive: FilmArchive = {
  seconds: SECONDS,
  timescale: TIMESCALE,
  titles: Object.fromEntries(clips.filter(({ title }) => title !== '').map(({ name, title }) => [name, title])),
  qualities: QUALITIES.map((quality, index) => {
    const made = clips.flatMap(({ name, encoded }) => encoded.slice(index, index + 1).map((own) => ({ name, ...own })))
    const init = made[0]?.init ?? Buffer.alloc(0)
    if (made.some((clip) => !clip.init.equals(init))) throw new Error('the clips have different beginnings')
    writeFileSync(join(assets, `${quality.name}.bin`), Buffer.concat([init, ...made.map(({ media }) => media)]))
    let offset = init.length
    const places = made.map(({ name, media }): [string, [number, number]] => {
      offset += media.length
      return [name, [offset - media.length, media.length]]
    })
    return {
      name: quality.name,
      width: quality.width,
      height: quality.height,
      codecs: codecsOf(init),
      init: init.length,
      clips: Object.fromEntries(places),
    }
  }),
}
writeFileSync(join(assets, 'index.json'), `${JSON.stringify(archive)}\n`)
rmSync(folder, { recursive: true })

/** `avc1.64001f`: profile, constraints and level, as the decoder's settings say. */
function codecsOf(init: Buffer): string {
  const at = init.indexOf('avcC') + 5
  return `avc1.${init.subarray(at, at + 3).toString('hex')}`
}
