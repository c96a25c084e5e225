import { memo, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'

import type { ClassActivity } from '@campus/contracts/study-activity'
import { VisuallyHidden } from '@campus/ui/layout'
import { color, font, layer, media, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { isFaceToFace, isRequired, stateOf } from '../common/activity/activity.model'
import { ActivityTags } from '../common/activity/ActivityTags'
import { useActivityTime } from '../common/activity/use-activity-time'
import { useCommonT } from '../common/messages'
import { useT } from './messages'

interface EventChipProps {
  activity: ClassActivity
  onOpen: (activity: ClassActivity) => void
  tabIndex: number
  /** The id by which the grid finds the event. */
  place?: string
  /** The row of the cell's grid in which it stands, from 1. */
  row?: number
  /** Shows only the name and the kind, in one line. */
  compact?: boolean
}

/** An event of the calendar. Hover, focus or the first touch opens a card with its details. */
export const EventChip = memo(function EventChip({
  activity,
  onOpen,
  tabIndex,
  place,
  row,
  compact = false,
}: EventChipProps) {
  const t = useT()
  const common = useCommonT()
  const cardId = useId()
  const chip = useRef<HTMLButtonElement>(null)
  const touched = useRef(false)
  const [corner, setCorner] = useState<Corner>()
  const isLesson = isFaceToFace(activity)
  const state = activity.isUnderWay ? 'underWay' : stateOf(activity)
  const facts = [
    common(isRequired(activity) ? 'study.tag.required' : 'study.tag.elective'),
    common(isLesson ? 'study.tag.faceToFace' : 'study.tag.online'),
    ...(state === undefined ? [] : [common(`study.activity.${state}`)]),
  ].join(' · ')

  const show = () => setCorner(cornerBeside(chip.current))
  const hide = () => setCorner(undefined)
  const isShown = corner !== undefined

  useEffect(() => {
    if (!isShown) return undefined
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', hide, true)
    }
  }, [isShown])

  function press(): void {
    if (touched.current && !isShown) show()
    else onOpen(activity)
  }

  return (
    <>
      <Chip
        ref={chip}
        type="button"
        data-place={place}
        style={row === undefined ? undefined : { gridRow: row }}
        tabIndex={tabIndex}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show()}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hide()}
        data-kind={isLesson ? 'lesson' : 'online'}
        aria-describedby={isShown ? cardId : undefined}
        onPointerDown={({ pointerType }) => (touched.current = pointerType === 'touch')}
        onFocus={() => !touched.current && show()}
        onBlur={hide}
        onClick={press}
      >
        <span>{facts}</span>
        <b>{activity.activityName}</b>
        {compact ? null : <span>{isLesson ? <Start {...activity} /> : t('study.time.withinDay')}</span>}
      </Chip>
      {isShown ? createPortal(<Detail id={cardId} activity={activity} corner={corner} />, document.body) : null}
    </>
  )
})

/** The column says the day to whoever sees it: the hour and the place get its room. */
function Start({ startTime, position }: Pick<ClassActivity, 'startTime' | 'position'>) {
  return (
    <>
      <VisuallyHidden>{`${startTime.slice(0, 10)} `}</VisuallyHidden>
      <span>{[startTime.slice(11, 16), position].filter(Boolean).join(' ')}</span>
    </>
  )
}

interface Corner {
  readonly left: number
  readonly top: number
}

const CARD_WIDTH = 300
const CARD_HEIGHT = 180
const EDGE = 8

/** Below the event, or above it where there is no room below; always inside the viewport. */
function cornerBeside(element: Element | null): Corner {
  const { left, bottom, top } = element?.getBoundingClientRect() ?? { left: 0, bottom: 0, top: 0 }
  const isRoom = bottom + CARD_HEIGHT < window.innerHeight
  return {
    left: Math.max(EDGE, Math.min(left, window.innerWidth - CARD_WIDTH - EDGE)),
    top: isRoom ? bottom : Math.max(EDGE, top - CARD_HEIGHT),
  }
}

function Detail({ id, activity, corner }: { id: string; activity: ClassActivity; corner: Corner }) {
  const t = useT()
  const timeOf = useActivityTime()
  const place = isFaceToFace(activity) ? [activity.position, activity.address].filter(Boolean).join(' · ') : ''
  return (
    <Panel id={id} role="tooltip" style={{ left: corner.left, top: corner.top }}>
      <ActivityTags activity={activity} />
      <b>{activity.activityName}</b>
      <span>{`${t('study.time.date')} ${timeOf(activity)}`}</span>
      {place === '' ? null : <span>{`${t('study.time.place')} ${place}`}</span>}
    </Panel>
  )
}

/** One style for both kinds: a week mounts a hundred of these at once. */
const Chip = styled.button`
  display: flex;
  flex-direction: column;
  width: 100%;
  min-width: 0;
  padding: 2px ${space[1]} 2px ${space[2]};
  border: 0;
  border-inline-start: 4px solid ${color.accentText};
  border-radius: ${radius.s};
  background: ${color.accentSoft};
  color: ${color.text};
  font: ${weight.regular} ${text.xs} ${font.sans};
  text-align: start;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-weight: ${weight.medium};
  }
  &[data-kind='lesson'] {
    border-inline-start-color: ${color.warning};
    background: ${color.warningSoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Panel = styled.div`
  position: fixed;
  z-index: ${layer.panel};
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: ${CARD_WIDTH}px;
  max-width: calc(100vw - 2 * ${space[2]});
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow[2]};
  color: ${color.text};
  font: ${weight.regular} ${text.s} ${font.sans};
  pointer-events: none;

  & > b {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  @media ${media.phone} {
    width: min(${CARD_WIDTH}px, calc(100vw - 2 * ${space[2]}));
  }
`
