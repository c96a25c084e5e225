/** Addresses of what a player plays. */
import { addressCell } from './cells'
import { CellFault, type Cell } from './imported-table'

const ENDING = /\.([a-z0-9]{2,5})(?:[?#]|$)/i

/** What no browser plays, of which schools have many. */
const UNPLAYABLE_FILMS = ['avi', 'wmv', 'flv', 'f4v', 'rm', 'rmvb', 'mkv', 'mpg', 'mpeg', 'vob', 'ts', 'swf', '3gp']
const UNPLAYABLE_SOUNDS = ['wma', 'amr', 'ape', 'ra', 'aiff', 'mid', 'silk']

function mediaCell(what: string, unplayable: readonly string[]): Cell {
  const { form, read, ...rest } = addressCell()
  return {
    ...rest,
    form: `${form}, ${what}`,
    read: (text, tell) => {
      const [, ending = ''] = ENDING.exec(text) ?? []
      if (unplayable.includes(ending.toLowerCase())) {
        throw new CellFault(`must be ${what}; browsers play no .${ending}`)
      }
      return read(text, tell)
    },
  }
}

export const filmCell = mediaCell('a film that browsers play: HLS (.m3u8), MP4 or WebM', UNPLAYABLE_FILMS)
export const soundCell = mediaCell('a sound that browsers play: MP3, AAC (.m4a), OGG or WAV', UNPLAYABLE_SOUNDS)
