import { Expand, House, Minus, Plus } from 'lucide-react'
import { styled } from 'styled-components'

import { IconButton } from '@campus/ui/button'
import { space } from '@campus/ui/tokens'

import { useT } from '../messages'
import { MAX_ZOOM, MIN_ZOOM, type MapView } from './map-view.model'

const Root = styled.div`
  position: absolute;
  inset: ${space[3]} ${space[3]} auto auto;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`

interface MapControlsProps {
  view: MapView
  onZoom: (steps: number) => void
  /** Undefined where there is only one point to show. */
  onAll: (() => void) | undefined
  /** Undefined where the school's place is unknown. */
  onSchool: (() => void) | undefined
}

/** The buttons of the map. */
export function MapControls({ view, onZoom, onAll, onSchool }: MapControlsProps) {
  const t = useT()
  return (
    <Root>
      <IconButton
        variant="secondary"
        label={t('school.map.zoomIn')}
        icon={<Plus aria-hidden />}
        disabled={view.zoom >= MAX_ZOOM}
        onClick={() => onZoom(1)}
      />
      <IconButton
        variant="secondary"
        label={t('school.map.zoomOut')}
        icon={<Minus aria-hidden />}
        disabled={view.zoom <= MIN_ZOOM}
        onClick={() => onZoom(-1)}
      />
      {onAll === undefined ? null : (
        <IconButton variant="secondary" label={t('school.map.all')} icon={<Expand aria-hidden />} onClick={onAll} />
      )}
      {onSchool === undefined ? null : (
        <IconButton
          variant="secondary"
          label={t('school.map.school')}
          icon={<House aria-hidden />}
          onClick={onSchool}
        />
      )}
    </Root>
  )
}
