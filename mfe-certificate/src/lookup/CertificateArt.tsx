import { color } from '@campus/ui/tokens'

/** A certificate with its seal, drawn in the school's colours. */
export function CertificateArt() {
  return (
    <svg viewBox="0 0 200 140" fill="none" aria-hidden>
      <g transform="rotate(-4 100 70)">
        <rect x="22" y="18" width="150" height="104" rx="8" fill={color.surface} stroke={color.border} />
        <rect x="30" y="26" width="134" height="88" rx="4" stroke={color.accentText} strokeOpacity=".35" />
        <path d="M62 46h70M74 60h46" stroke={color.accentText} strokeWidth="5" strokeLinecap="round" />
        <path d="M46 78h64M46 90h52M46 102h40" stroke={color.border} strokeWidth="4" strokeLinecap="round" />
      </g>
      <g transform="translate(142 92)">
        <path d="m-9 12-5 30 14-8 14 8-5-30" fill={color.accentStrong} />
        <path d={SEAL} fill={color.accent} />
        <circle r="13" stroke={color.onAccent} strokeOpacity=".6" />
        <path d="m-6 0 4 5 8-9" stroke={color.onAccent} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

/** A wavy circle of sixteen bows. */
const SEAL = sealPath(16, 21, 24)

function sealPath(bows: number, inner: number, outer: number): string {
  const points = Array.from({ length: bows * 2 }, (_, at) => {
    const angle = (at * Math.PI) / bows
    const distance = at % 2 === 0 ? outer : inner
    return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
