import { color, font } from '@campus/ui/tokens'

import type { CertificateKind } from '../common/record/certificate-record.model'

/** Numbers of nobody. */
export const SAMPLE_NUMBER: Readonly<Record<CertificateKind, string>> = {
  skill: 'S100002026000000',
  training: 'T100002026000000',
}

interface SampleCertificateProps {
  kind: CertificateKind
  title: string
  /** What the picture shows, in words. */
  label: string
  stamp: string
  holder: string
  numberLabel: string
}

/** A certificate of nobody, laid out like the real ones; 1 marks the name and 2 the number. */
export function SampleCertificate({ kind, title, label, stamp, holder, numberLabel }: SampleCertificateProps) {
  return (
    <svg viewBox="0 0 420 297" role="img" aria-label={label} fontFamily={font.sans}>
      <rect width="420" height="297" rx="8" fill={color.surface} stroke={color.borderStrong} />
      <rect x="10" y="10" width="400" height="277" rx="4" fill="none" stroke={color.accentText} strokeOpacity=".4" />
      <rect x="22" y="22" width="84" height="253" rx="4" fill={color.accentSoft} />
      <rect x="37" y="44" width="54" height="68" rx="4" fill={color.surface} />
      <circle cx="64" cy="70" r="12" fill={color.border} />
      <path d="M42 110c3-18 41-18 44 0" fill={color.border} />
      <text
        x="258"
        y="62"
        textAnchor="middle"
        fontSize={title.length > 12 ? 15 : 22}
        fontWeight="700"
        fill={color.text}
      >
        {title}
      </text>
      <Marked figure={1} middle={[258, 105]} size={[100, 34]} fontSize={19}>
        {holder}
      </Marked>
      <g stroke={color.border} strokeWidth="6" strokeLinecap="round">
        <path d="M168 148h180M188 168h140M150 196h84M262 196h84" />
      </g>
      <Marked figure={2} middle={[230, 250]} size={[220, 32]} fontSize={14}>
        {`${numberLabel} ${SAMPLE_NUMBER[kind]}`}
      </Marked>
      <g transform="rotate(-12 364 206)" fill="none" stroke={color.dangerText} strokeWidth="2">
        <circle cx="364" cy="206" r="24" />
        <text x="364" y="211" textAnchor="middle" fontSize="14" fontWeight="700" stroke="none" fill={color.dangerText}>
          {stamp}
        </text>
      </g>
    </svg>
  )
}

interface MarkedProps {
  figure: number
  /** In units of the picture, as all lengths here. */
  middle: readonly [x: number, y: number]
  size: readonly [width: number, height: number]
  fontSize: number
  children: string
}

/** Words in a frame, and their figure behind it. */
function Marked({ figure, middle: [x, y], size: [width, height], fontSize, children }: MarkedProps) {
  const behind = x + width / 2 + 18
  return (
    <g textAnchor="middle" fontWeight="700">
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill={color.accentSoft}
        stroke={color.accentText}
        strokeWidth="2"
      />
      <text x={x} y={y + fontSize / 3} fontSize={fontSize} fill={color.text}>
        {children}
      </text>
      <circle cx={behind} cy={y} r="12" fill={color.accentStrong} />
      <text x={behind} y={y + 5} fontSize="14" fill={color.onAccent}>
        {figure}
      </text>
    </g>
  )
}
