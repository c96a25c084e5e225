import { color, font } from '@campus/ui/tokens'

import type { CertificateKind } from './lookup.model'

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
      <rect
        x="208"
        y="88"
        width="100"
        height="34"
        rx="17"
        fill={color.accentSoft}
        stroke={color.accentText}
        strokeWidth="2"
      />
      <text x="258" y="111" textAnchor="middle" fontSize="19" fontWeight="700" fill={color.text}>
        {holder}
      </text>
      <Mark x={326} y={105} figure={1} />
      <g stroke={color.border} strokeWidth="6" strokeLinecap="round">
        <path d="M168 148h180M188 168h140M150 196h84M262 196h84" />
      </g>
      <rect
        x="120"
        y="234"
        width="220"
        height="32"
        rx="16"
        fill={color.accentSoft}
        stroke={color.accentText}
        strokeWidth="2"
      />
      <text x="230" y="255" textAnchor="middle" fontSize="14" fontWeight="600" fill={color.text}>
        {`${numberLabel} ${SAMPLE_NUMBER[kind]}`}
      </text>
      <Mark x={358} y={250} figure={2} />
      <g transform="rotate(-12 364 206)" fill="none" stroke={color.dangerText} strokeWidth="2">
        <circle cx="364" cy="206" r="24" />
        <text x="364" y="211" textAnchor="middle" fontSize="14" fontWeight="700" stroke="none" fill={color.dangerText}>
          {stamp}
        </text>
      </g>
    </svg>
  )
}

function Mark({ x, y, figure }: { x: number; y: number; figure: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="12" fill={color.accentStrong} />
      <text x={x} y={y + 5} textAnchor="middle" fontSize="14" fontWeight="700" fill={color.onAccent}>
        {figure}
      </text>
    </g>
  )
}
