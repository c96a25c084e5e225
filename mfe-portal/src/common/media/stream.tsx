/** Plays a stream. The library comes along, so this is loaded with the first stream alone. */
import Hls from 'hls.js'

import { FilterChips } from '../FilterChips'
import { useCommonT } from '../messages'
import { qualitiesOf, type Quality } from './media.model'
import { showCaptions } from './show-captions'

/** Why a video does not play: the browser cannot play it, or it could not be loaded. */
export type Broken = 'unsupported' | 'failed'

interface Listeners {
  readonly onQualities: (qualities: readonly Quality[]) => void
  readonly onBroken: (why: Broken) => void
}

export interface Stream {
  /** null lets the line's speed decide. */
  readonly choose: (id: number | null) => void
  readonly destroy: () => void
}

/** The library's word for no chosen quality. */
const AUTOMATIC = -1

/** Without a worker: the page's policy does not allow workers from blobs. No quality is better than the player is large. */
const SETTINGS = { enableWorker: false, capLevelToPlayerSize: true, renderTextTracksNatively: false } as const

/** null in a browser that cannot play streams, which is told. */
export function playStream(
  element: HTMLVideoElement,
  url: string,
  { onQualities, onBroken }: Listeners,
): Stream | null {
  if (!Hls.isSupported()) {
    onBroken('unsupported')
    return null
  }
  // Another source pauses a video; who pressed play before the library came wants it to play.
  if (!element.paused) element.autoplay = true
  const hls = new Hls({ ...SETTINGS })
  let isRepaired = false
  showCaptions(hls, element)
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => onQualities(qualitiesOf(levels)))
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !isRepaired) {
      isRepaired = true
      hls.recoverMediaError()
    } else onBroken(type === Hls.ErrorTypes.NETWORK_ERROR ? 'failed' : 'unsupported')
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return {
    choose: (id) => {
      hls.currentLevel = id ?? AUTOMATIC
    },
    destroy: () => hls.destroy(),
  }
}

interface QualityChoiceProps {
  qualities: readonly Quality[]
  /** The chosen one's id; null while the line's speed decides. */
  value: number | null
  onChange: (id: number | null) => void
}

const AUTO = 'auto'

/** The qualities of a stream; none where there is no choice. */
export function QualityChoice({ qualities, value, onChange }: QualityChoiceProps) {
  const t = useCommonT()
  if (qualities.length === 0) return null
  const items = qualities.map(({ id, height }) => ({
    id: String(id),
    name: t('media.quality.lines', { n: height }),
  }))
  return (
    <FilterChips
      label={t('media.quality')}
      items={[{ id: AUTO, name: t('media.quality.auto') }, ...items]}
      value={value === null ? AUTO : String(value)}
      onChange={(id) => onChange(id === AUTO ? null : Number(id))}
    />
  )
}
