import { useT } from '../messages'
import { Arrow, Count, Landmark, Layer, Pin, PinName, Pointer } from './map-markers.styles'
import { MAX_ZOOM, viewOf, type MapSize, type MapView, type Spot } from './map-view.model'
import { markersOf, type MappedPoint, type Marker } from './markers.model'

interface MapMarkersProps {
  points: readonly MappedPoint[]
  view: MapView
  size: MapSize
  chosen: MappedPoint | undefined
  onChoose: (point: MappedPoint) => void
  onView: (view: MapView) => void
  school: Spot | null
  here: Spot | null
}

/**
 * Markers of the points, the school and the visitor; points out of view are marked at the edge, in their
 * direction.
 */
export function MapMarkers({ points, view, size, chosen, onChoose, onView, school, here }: MapMarkersProps) {
  const t = useT()

  /**
   * Pressing a single point chooses it. Pressing a group zooms in, or chooses its points in turn where zooming
   * would not part them.
   */
  function press({ points: [first, ...others] }: Marker<MappedPoint>): void {
    if (others.length === 0) return onChoose(first)
    const all = [first, ...others]
    const closer = viewOf([first.place, ...others.map(({ place }) => place)], size)
    const parts = markersOf(all, closer, size).length > 1
    if (parts && view.zoom < MAX_ZOOM) return onView(closer)
    const next = all[(all.findIndex(({ id }) => id === chosen?.id) + 1) % all.length]
    onChoose(next ?? first)
  }

  return (
    <Layer>
      {school === null ? null : <Landmark style={at(school)}>{t('school.map.theSchool')}</Landmark>}
      {here === null ? null : (
        <Landmark style={at(here)} $visitor>
          {t('school.map.here')}
        </Landmark>
      )}
      {markersOf(points, view, size).map((marker) => (
        <MarkerButton key={marker.points[0].id} marker={marker} chosen={chosen} onPress={() => press(marker)} />
      ))}
    </Layer>
  )
}

interface MarkerButtonProps {
  marker: Marker<MappedPoint>
  chosen: MappedPoint | undefined
  onPress: () => void
}

function MarkerButton({ marker, chosen, onPress }: MarkerButtonProps) {
  const t = useT()
  const { points, spot, beyond } = marker
  const [first] = points
  const isOne = points.length === 1
  const inIt = points.find(({ id }) => id === chosen?.id)
  const names = points.map((point) => point.name).join(t('school.joint'))
  const name = isOne
    ? t('school.map.point', { number: first.number, name: names })
    : t('school.map.group', { n: points.length, names })
  const label = beyond === null ? name : t('school.map.beyond', { name })
  // The label's visible text is part of the accessible name, so that speech control finds the marker by it.
  const face = isOne ? String(first.number) : t('school.map.several', { n: points.length })
  const given = {
    type: 'button',
    style: at(spot),
    'aria-label': label,
    'aria-pressed': inIt !== undefined,
    title: name,
    onClick: onPress,
  } as const
  if (beyond !== null) {
    return (
      <Pointer {...given}>
        <Arrow aria-hidden viewBox="0 0 44 44" style={{ rotate: `${String(beyond)}deg` }}>
          <path d="M22 1l7 9H15z" />
        </Arrow>
        <span>{face}</span>
      </Pointer>
    )
  }
  return (
    <>
      {isOne ? (
        <Pin {...given}>
          <svg aria-hidden viewBox="0 0 30 38">
            <path d="M15 1a13 13 0 0 1 13 13c0 9-13 23-13 23S2 23 2 14A13 13 0 0 1 15 1z" />
          </svg>
          <span>{face}</span>
        </Pin>
      ) : (
        <Count {...given}>{face}</Count>
      )}
      {inIt === undefined ? null : <PinName style={at(spot)}>{inIt.name}</PinName>}
    </>
  )
}

function at({ x, y }: Spot) {
  return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }
}
