import { ALBUM_VIDEO, type AlbumItem, type MaterialCategory } from '@campus/contracts/home'

export interface AlbumTab {
  readonly key: string
  readonly name: string
  readonly categories: readonly MaterialCategory[]
}

/** The selection in the album; '' for none yet. */
export interface AlbumChoice {
  readonly tabKey: string
  readonly categoryId: string
}

export interface AlbumPlace {
  readonly tab: AlbumTab
  /** undefined for an empty tab. */
  readonly category: MaterialCategory | undefined
}

/** The shown category: the selected one, else the first of the selected tab, else the very first. */
export function placeIn(tabs: readonly AlbumTab[], { tabKey, categoryId }: AlbumChoice): AlbumPlace | null {
  const has = ({ categories }: AlbumTab) => categories.some(({ id }) => id === categoryId)
  const tab = tabs.find(({ key }) => key === tabKey) ?? tabs.find(has) ?? tabs[0]
  if (tab === undefined) return null
  return { tab, category: tab.categories.find(({ id }) => id === categoryId) ?? tab.categories[0] }
}

export function isVideo({ type, video }: Pick<AlbumItem, 'type' | 'video'>): boolean {
  return type.code === ALBUM_VIDEO && video !== ''
}

/** The file of an item: the video itself, else the picture. */
export function fileOf(item: Pick<AlbumItem, 'type' | 'video' | 'pic'>): string {
  return isVideo(item) ? item.video : item.pic
}

/** The file name of a saved item: its name with the extension of its address. */
export function fileName(item: Pick<AlbumItem, 'type' | 'video' | 'pic' | 'name'>): string {
  const path = fileOf(item).split(/[?#]/)[0] ?? ''
  const [ending = ''] = /\.[a-z0-9]{2,5}$/i.exec(path) ?? []
  return `${savedName(item.name)}${ending}`
}

/** A name without what a file's name cannot have. */
export function savedName(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, ' ').trim()
}
