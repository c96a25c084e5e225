import type { Brand } from '@campus/contracts/school'
import type { Elements } from '@campus/ui/elements'
import { color } from '@campus/ui/tokens'

/** Our own drawings, 40 × 40, in the colours of the page. */
const drawings: Record<Brand, Elements> = {
  // Steps that rise into a cloud.
  kingdee: (
    <>
      <path d="M13 20a6 6 0 0 1 1-12 8 8 0 0 1 15 2 5.5 5.5 0 0 1 0 10z" />
      <path d="M10 27h5v6h-5zM17.5 25h5v8h-5zM25 23h5v10h-5z" opacity="0.75" />
    </>
  ),
  // A leaf whose vein is a river.
  gdhuanbao: (
    <>
      <path d="M32 8C17 7 8 14 9 26c.5 3 1 5 2 6 14 1 22-8 21-24z" />
      <path d="M9 34c4-7 9-9 12-14s5-7 8-9" fill="none" stroke={color.accent} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  // Two arms that meet in a joint.
  kuka: (
    <>
      <path
        d="m11 30 9-10 9-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="20" cy="20" r="5.5" />
      <circle cx="20" cy="20" r="2" fill={color.accent} />
    </>
  ),
}

/** The mark of a partner brand. It has no name of its own for screen readers: the brand's name stands beside it. */
export function BrandMark({ brand, size = 40 }: { brand: Brand; size?: number }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      fill="currentColor"
      color={color.onAccent}
      aria-hidden
      style={{ flex: 'none' }}
    >
      <rect width="40" height="40" rx="9" fill={color.accent} />
      {drawings[brand]}
    </svg>
  )
}
