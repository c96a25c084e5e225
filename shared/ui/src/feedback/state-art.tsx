import type { Elements } from '../composition/elements'
import { color } from '../theme/tokens'

/*
 * Four small drawings of one family: a soft disc of the brand, thin outlines, one accent. Drawn here, so that
 * they use the school's colours in both schemes.
 */

function Scene({ children }: { children: Elements }) {
  return (
    <svg viewBox="0 0 160 120" fill="none" aria-hidden strokeLinecap="round" strokeLinejoin="round">
      <circle cx="80" cy="58" r="46" fill={color.accentSoft} />
      <path d="M28 104h104" stroke={color.border} strokeWidth="2" />
      {children}
    </svg>
  )
}

const outline = { stroke: color.textSubtle, strokeWidth: 2, fill: color.surface } as const
const accent = { stroke: color.accentText, strokeWidth: 2 } as const
const faint = { stroke: color.borderStrong, strokeWidth: 2 } as const

/** An open book with empty pages. */
export function EmptyArt() {
  return (
    <Scene>
      <path d="M80 46c-10-7-24-8-36-6v52c12-2 26-1 36 6 10-7 24-8 36-6V40c-12-2-26-1-36 6z" {...outline} />
      <path d="M80 46v52" {...outline} />
      <path d="M53 54c6-1 12 0 18 3M53 66c6-1 12 0 18 3" {...faint} />
      <path d="M107 54c-6-1-12 0-18 3" {...accent} />
      <path d="M112 18v8M108 22h8M44 22v4M42 24h4" {...accent} />
    </Scene>
  )
}

/** A cable pulled from its socket. */
export function TroubleArt() {
  return (
    <Scene>
      <path d="M22 78h20c10 0 10-20 20-20h2" {...faint} />
      <rect x="60" y="46" width="18" height="24" rx="4" {...outline} />
      <path d="M78 52h8M78 64h8" {...outline} />
      <rect x="98" y="46" width="18" height="24" rx="4" {...outline} />
      <path d="M116 58h4c10 0 8 20 18 20" {...faint} />
      <path d="M90 34l2-10M82 36l-6-8M98 36l6-8" {...accent} />
    </Scene>
  )
}

/** A sign post that points both ways. */
export function LostArt() {
  return (
    <Scene>
      <path d="M80 26v78" {...faint} />
      <path d="M82 34h30l9 9-9 9H82z" {...outline} />
      <path d="M78 60H50l-9 9 9 9h28z" {...outline} />
      <path d="M91 43h16M54 69h14" {...accent} />
      <path d="M70 104c2-6 8-6 10 0 2-4 6-4 8 0" {...faint} />
    </Scene>
  )
}

/** A cloud without its rain of data. */
export function OfflineArt() {
  return (
    <Scene>
      <path d="M60 76h42a15 15 0 0 0 2-30 24 24 0 0 0-46-4 17 17 0 0 0 2 34z" {...outline} />
      <path d="M64 88v.1M80 88v.1M96 88v.1M72 97v.1M88 97v.1" {...faint} />
      <path d="M56 28l50 60" {...accent} />
    </Scene>
  )
}
