import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { distanceBetween, type Place } from '@campus/i18n/distance'
import { formatDistance } from '@campus/i18n/format'
import { useSession } from '@campus/session/session-store'
import { useServerNow } from '@campus/session/use-server-now'
import { VisuallyHidden } from '@campus/ui/layout'
import { media, size, space } from '@campus/ui/tokens'

import { MAP_ZOOM, type MapView } from '../map/map-view.model'
import type { MappedPoint } from '../map/markers.model'
import { PointMap } from '../map/PointMap'
import { tileTemplate } from '../map/tiles.model'
import { useT } from '../messages'
import { mapParametersQuery } from '../school.queries'
import type { NumberedPoint } from './point.model'
import { PointCard } from './PointCard'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: ${space[8]};

  @media ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[6]};
  }
  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
`

/** The map stays in view while the list scrolls; on a narrow screen it stands above the list. */
const MapPlace = styled.div`
  position: sticky;
  inset-block-start: calc(${size.headerHeight} + ${space[6]});
  min-width: 0;

  @media ${media.belowDesktop} {
    position: static;
    order: -1;
  }
`

/** Frequent enough for opening hours, which are given in minutes. */
const REFRESH_MS = 15_000

interface PointsOnMapProps {
  points: readonly NumberedPoint[]
  /** The school's place, null without coordinates. */
  school: Place | null
}

/** The points of one type, as a list and on the map; choosing one in either centres the map on it. */
export function PointsOnMap({ points, school }: PointsOnMapProps) {
  const t = useT()
  const now = useServerNow(REFRESH_MS)
  const here = useSession((session) => session.location)
  const { data: parameters } = useQuery(mapParametersQuery())
  const placed = points.flatMap(onMap)
  const start = school ?? placed[0]?.place ?? null
  const [moved, setMoved] = useState<MapView | null>(null)
  const [chosenId, setChosenId] = useState('')
  const chosen = placed.find(({ id }) => id === chosenId)

  function choose(point: MappedPoint): void {
    setChosenId(point.id)
    setMoved({ center: point.place, zoom: moved?.zoom ?? MAP_ZOOM })
  }

  return (
    <Columns>
      <List>
        {points.map((point) => {
          const [mapped] = onMap(point)
          return (
            <li key={point.id}>
              <PointCard
                numbered={point}
                now={now}
                distance={
                  here !== null && point.place !== null ? formatDistance(distanceBetween(here, point.place)) : ''
                }
                navigation={parameters?.navigation ?? ''}
                chosen={point.id === chosen?.id}
                onChoose={mapped && (() => choose(mapped))}
              />
            </li>
          )
        })}
      </List>
      {start === null ? null : (
        <MapPlace>
          <PointMap
            points={placed}
            moved={moved}
            onView={setMoved}
            chosen={chosen}
            onChoose={choose}
            start={start}
            school={school}
            here={here}
            tiles={tileTemplate(parameters?.tiles ?? '', parameters?.key ?? '')}
            tilesCoordinates={parameters?.tilesCoordinates ?? 'wgs84'}
            credit={parameters?.credit ?? ''}
          />
          <VisuallyHidden role="status">
            {chosen === undefined ? '' : t('school.map.moved', { name: chosen.name })}
          </VisuallyHidden>
        </MapPlace>
      )}
    </Columns>
  )
}

function onMap({ id, number, point, place }: NumberedPoint): MappedPoint[] {
  return place === null ? [] : [{ id, number, name: point.name, place }]
}
