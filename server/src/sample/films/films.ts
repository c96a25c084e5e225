/** The short films of the sample schools: an opening with the title, and three scenes of a trade. */
import { contentOf } from '../content/content'
import type { SchoolContent, Trade } from '../content/school-content'
import { albumTexts } from '../content/texts/album'
import { newsTexts } from '../content/texts/news'
import { lessonTexts, wallTexts, type FilmLines } from '../content/texts/walls'
import type { PictureKind } from '../pictures/media-url'
import type { MotifName } from '../pictures/motifs/motifs'
import type { FilmPlan } from './sample-film'

export interface Film {
  /** In its address. */
  readonly name: string
  readonly title: string
  readonly lines: FilmLines
  readonly trade: Trade
  /** The picture that stands for it; its opening shows the same. */
  readonly poster: { readonly kind: PictureKind; readonly name: string }
}

/** What a trade's scenes show; each film has them in an order of its own. */
export const SCENES = ['subject', 'work', 'class'] as const
export type Scene = (typeof SCENES)[number]

const ORDERS: readonly (readonly Scene[])[] = [
  ['work', 'subject', 'class'],
  ['class', 'work', 'subject'],
  ['subject', 'class', 'work'],
  ['work', 'class', 'subject'],
  ['class', 'subject', 'work'],
  ['subject', 'work', 'class'],
]

/** Where a list's item stands, from 0, says which film and which poster are its own. */
export const saysFilm = (index: number): string => `says-${String(index + 1)}`
export const lessonFilm = (index: number): string => `lesson-${String(index + 1)}`
export const albumFilm = (index: number): string => `album-${String(index + 1)}`
export const newsFilm = (index: number): string => `news-${String(index + 1)}`
export const posterName = (motif: MotifName, index: number): string => `${motif}-${String((index % 9) + 1)}`
export const albumPicture = (motif: MotifName, index: number): string => `${motif}-${String((index % 6) + 1)}`

export function filmsOf(school: SchoolContent): Film[] {
  const says = wallTexts(school).map(({ title, lines, trade }, index) => ({
    name: saysFilm(index),
    title,
    lines,
    trade,
    poster: { kind: 'wall' as const, name: posterName(trade.motif, index) },
  }))
  const lessons = lessonTexts(school).map(({ title, lines, trade }, index) => ({
    name: lessonFilm(index),
    title,
    lines,
    trade,
    poster: { kind: 'video' as const, name: posterName(trade.motif, index) },
  }))
  const album = albumTexts(school)
    .flatMap(({ pictures }) => pictures)
    .flatMap(({ name, motif, film }, index) =>
      film === undefined
        ? []
        : [
            {
              ...film,
              name: albumFilm(index),
              title: name,
              poster: { kind: 'album' as const, name: albumPicture(motif, index) },
            },
          ],
    )
  // Which news there are does not depend on the day.
  const news = newsTexts(school, new Date(0)).flatMap(({ title, motif, film }, index) =>
    film === undefined
      ? []
      : [{ ...film, name: newsFilm(index), title, poster: { kind: 'news' as const, name: posterName(motif, index) } }],
  )
  return [...says, ...lessons, ...album, ...news]
}

/** The clips of a film one after the other, by their names in the archive. */
function clipsOf(schoolId: string, film: Film): readonly string[] {
  const [, digits = '1'] = /-(\d+)$/.exec(film.name) ?? []
  const order = ORDERS[(Number(digits) - 1) % ORDERS.length] ?? SCENES
  return [openingClip(schoolId, film), ...order.map((scene) => sceneClip(schoolId, film.trade, scene))]
}

export function openingClip(schoolId: string, { name }: Film): string {
  return `${schoolId}/${name}`
}

export function sceneClip(schoolId: string, { motif }: Trade, scene: Scene): string {
  return `${schoolId}/${motif}-${scene}`
}

/** What a film of a sample school consists of; undefined for any other name or school. */
export function sampleFilm(schoolId: string, name: string): FilmPlan | undefined {
  const school = contentOf(schoolId)
  const film = school === undefined ? undefined : filmsOf(school).find((candidate) => candidate.name === name)
  return film === undefined ? undefined : { clips: clipsOf(schoolId, film), said: [film.title, ...film.lines] }
}
