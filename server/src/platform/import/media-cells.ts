/** Films, sounds and what else a lesson shows. */
import { fileCell } from './cells'
import { CellFault, type Cell, type FileUse } from './imported-table'

const ENDING = /\.([a-z0-9]{2,5})(?:[?#]|$)/i

/** What no browser plays, of which schools have many. */
const UNPLAYABLE_FILMS = ['avi', 'wmv', 'flv', 'f4v', 'rm', 'rmvb', 'mkv', 'mpg', 'mpeg', 'vob', 'ts', 'swf', '3gp']
const UNPLAYABLE_SOUNDS = ['wma', 'amr', 'ape', 'ra', 'aiff', 'mid', 'silk']

function playedCell(what: string, use: FileUse, unplayable: readonly string[]): Cell {
  const { read, ...rest } = fileCell(what, use)
  return {
    ...rest,
    read: (text, tell) => {
      const [, ending = ''] = ENDING.exec(text) ?? []
      if (unplayable.includes(ending.toLowerCase())) {
        throw new CellFault(`must be ${what}; browsers play no .${ending}`)
      }
      return read(text, tell)
    },
  }
}

export const filmCell = playedCell(
  'a film that browsers play (MP4, WebM, HLS by its address)',
  'film',
  UNPLAYABLE_FILMS,
)
export const soundCell = playedCell(
  'a sound that browsers play (MP3, AAC as .m4a, OGG, WAV)',
  'sound',
  UNPLAYABLE_SOUNDS,
)
/** Of a column beside one that says which of both it is. */
export const pictureOrFilmCell = playedCell(
  'a picture or a film that browsers play (MP4, WebM)',
  'pictureOrFilm',
  UNPLAYABLE_FILMS,
)
export const captionsCell = fileCell('captions (WebVTT)', 'captions')
/** A picture, a document, an archive: whatever the lesson's type shows. */
export const materialCell = fileCell('a file', 'material')
