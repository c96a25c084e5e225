import { green } from './look'

const PETALS = 36
const SIZE = 240

/** A guilloche as on the border of a certificate: one curve, repeated at many angles. */
export function Rosette() {
  const turns = Array.from({ length: PETALS }, (_, index) => (360 / PETALS) * index)
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} aria-hidden focusable="false">
      <g fill="none" strokeWidth="0.8" style={{ stroke: green }}>
        {turns.map((turn) => (
          <ellipse key={turn} cx="120" cy="74" rx="26" ry="70" opacity="0.55" transform={`rotate(${turn} 120 120)`} />
        ))}
        <circle cx="120" cy="120" r="22" />
        <circle cx="120" cy="120" r="117" />
      </g>
    </svg>
  )
}
