import { styled } from 'styled-components'

import { color, radius, space } from '../theme/tokens'

const Track = styled.div`
  height: ${space[2]};
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};

  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${color.accentText};
  }
`

export interface ProgressBarProps {
  /** What progresses, for screen readers. */
  label: string
  /** 0 to 100. */
  percent: number
  /** The progress in words, for screen readers, as `3 / 4`. */
  words: string
}

/** How far something is. The words beside it are the page's own. */
export function ProgressBar({ label, percent, words }: ProgressBarProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
    >
      <span style={{ width: `${String(percent)}%` }} />
    </Track>
  )
}
