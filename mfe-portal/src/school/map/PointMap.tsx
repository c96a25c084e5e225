import { useId, type KeyboardEvent } from 'react'

import type { Place } from '@campus/i18n/distance'
import { VisuallyHidden } from '@campus/ui/layout'

import { useT } from '../messages'
import { MAP_ZOOM, panned, project, viewOf, zoomedBy, type MapView } from './map-view.model'
import { MapControls } from './MapControls'
import { MapGround } from './MapGround'
import { MapMarkers } from './MapMarkers'
import { MapScale } from './MapScale'
import { MapTiles } from './MapTiles'
import type { MappedPoint } from './markers.model'
import { Frame, Note, Surface } from './point-map.styles'
import type { TileCoordinates } from './tiles.model'
import { useElementSize } from './use-element-size'
import { usePan } from './use-pan'

/** Pixels by which an arrow key pans the map. */
const KEY_PUSH = 80

const pushes: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [KEY_PUSH, 0],
  ArrowRight: [-KEY_PUSH, 0],
  ArrowUp: [0, KEY_PUSH],
  ArrowDown: [0, -KEY_PUSH],
}

const zooms: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 }

interface PointMapProps {
  points: readonly MappedPoint[]
  /** Where the visitor moved the map; null before that: all points are in view. */
  moved: MapView | null
  onView: (view: MapView) => void
  chosen: MappedPoint | undefined
  onChoose: (point: MappedPoint) => void
  /** The background's lines are drawn from it. */
  start: Place
  school: Place | null
  /** The visitor's place, null when it is unknown. */
  here: Place | null
  /** Address template of a provider's tiles; '' draws only the plain background. */
  tiles: string
  tilesCoordinates: TileCoordinates
  credit: string
}

/**
 * The portal's own map of points: markers and distances from their coordinates, over a provider's tiles where
 * there are any.
 */
export function PointMap({
  points,
  moved,
  onView,
  chosen,
  onChoose,
  start,
  school,
  here,
  tiles,
  tilesCoordinates,
  credit,
}: PointMapProps) {
  const t = useT()
  const keysId = useId()
  const [surface, size] = useElementSize()
  const [first = start, ...others] = [...(school === null ? [] : [school]), ...points.map(({ place }) => place)]
  const whole = viewOf([first, ...others], size)
  const view = moved ?? whole
  const panning = usePan((right, down) => onView(panned(view, right, down)))

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const push = pushes[event.key]
    const steps = zooms[event.key]
    if (push === undefined && steps === undefined) return
    event.preventDefault()
    onView(push === undefined ? zoomedBy(view, steps ?? 0) : panned(view, ...push))
  }

  return (
    <div>
      <Frame role="group" aria-label={t('school.map')} aria-describedby={keysId} onKeyDown={onKeyDown}>
        <VisuallyHidden id={keysId}>{t('school.map.keys')}</VisuallyHidden>
        <Surface ref={surface} {...panning}>
          <MapGround view={view} size={size} start={start} hasTiles={tiles !== ''} />
          {tiles === '' ? null : <MapTiles template={tiles} coordinates={tilesCoordinates} view={view} size={size} />}
          <MapMarkers
            points={points}
            view={view}
            size={size}
            chosen={chosen}
            onChoose={onChoose}
            onView={onView}
            school={school === null ? null : project(school, view, size)}
            here={here === null ? null : project(here, view, size)}
          />
        </Surface>
        <MapScale view={view} />
        <MapControls
          view={view}
          onZoom={(steps) => onView(zoomedBy(view, steps))}
          onAll={points.length > 1 ? () => onView(whole) : undefined}
          onSchool={school === null ? undefined : () => onView({ center: school, zoom: MAP_ZOOM })}
        />
      </Frame>
      <Note>{tiles === '' ? t('school.map.note') : credit && t('school.map.credit', { credit })}</Note>
    </div>
  )
}
