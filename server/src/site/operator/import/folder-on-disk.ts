/** An operator's folder on the disk of who runs the command. */
import { isUtf8 } from 'node:buffer'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

import { decodeText } from './decode-text'
import type { Fault, Folder } from './folder'

/** What is sent ahead of the folder. */
const MEDIA = /\.(?:mp4|m4v|mov|webm|mp3|m4a|aac|ogg|wav|vtt|pdf|docx?|pptx?|xlsx?|zip|rar|7z)$/i
const CAPTIONS = /\.vtt$/i
/** Films and sounds that browsers do not play as one file. */
const NOT_PLAYED = /\.(?:avi|wmv|wma|flv|f4v|mkv|rm|rmvb|mpe?g|vob|3gp|amr|m3u8|ts)$/i
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)$/i
/** Tables that a spreadsheet saved in another form. */
const OTHER_TABLE = /\.(?:csv|tsv|xlsx?|xlsm|ods|numbers|et)$/i
/** What systems and open spreadsheets leave beside files. */
const OF_SYSTEM = /^(?:\.|~\$|thumbs\.db$|desktop\.ini$)/i

export interface FileOnDisk {
  /** In the folder. */
  readonly path: string
  /** On the disk. */
  readonly place: string
}

export interface FolderOnDisk {
  readonly folder: Pick<Folder, 'files' | 'pictures'>
  readonly media: readonly FileOnDisk[]
  readonly faults: readonly Fault[]
  /** Files that are not taken and look like nothing of an import. */
  readonly notes: readonly Fault[]
}

/** Every CSV file, picture, film, sound, document and archive below; null when there is no such folder. */
export function readFolderFromDisk(root: string): FolderOnDisk | null {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) return null
  const faults: Fault[] = []
  const notes: Fault[] = []
  const files: Folder['files'] = []
  const pictures: Folder['pictures'] = []
  const media: FileOnDisk[] = []
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = entry.split(sep).join('/')
    if (OF_SYSTEM.test(basename(path)) || statSync(join(root, entry)).isDirectory()) continue
    const bytes = (): Buffer => readFileSync(join(root, entry))
    const say = (into: Fault[], message: string): unknown => into.push({ file: path, line: 0, message })
    if (path.endsWith('.csv')) {
      const decoded = decodeText(bytes())
      if ('fault' in decoded) say(faults, decoded.fault)
      else files.push({ path, text: decoded.text })
      if ('text' in decoded && decoded.encoding !== '') {
        say(notes, `is read as ${decoded.encoding}, as Chinese spreadsheets save it: see that its words are right`)
      }
    } else if (CAPTIONS.test(path) && !isUtf8(bytes())) {
      say(faults, 'is no UTF-8, which browsers read captions in: save it in UTF-8')
    } else if (PICTURE.test(path)) pictures.push({ path, content: bytes().toString('base64') })
    else if (OTHER_TABLE.test(path) && path.split('/').length <= 2) {
      say(faults, 'is not taken: tables are CSV files whose names end in .csv')
    } else if (MEDIA.test(path)) media.push({ path, place: join(root, entry) })
    else if (NOT_PLAYED.test(path)) {
      say(notes, 'is not taken: browsers play films in MP4 (H.264 and AAC) and WebM, and sounds in MP3 and M4A')
    } else say(notes, 'is not taken')
  }
  return { folder: { files, pictures }, media, faults, notes }
}

/** Writes it below a folder, for its owner's eyes alone: it is full of people. */
export function writeFolderToDisk(root: string, { files, pictures }: Pick<Folder, 'files' | 'pictures'>): void {
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true, mode: 0o700 })
    writeFileSync(join(root, path), content, { mode: 0o600 })
  }
  for (const { path, text } of files) write(path, text)
  for (const { path, content } of pictures) write(path, Buffer.from(content, 'base64'))
}
