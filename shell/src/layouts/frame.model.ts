import type { LayoutName } from '@campus/contracts/composition'
import type { Brand } from '@campus/contracts/school'

/** The frame of a page. */
export interface FrameParts {
  /** The brand of header and footer; null for the school's own. */
  readonly brand: Brand | null
  /** Navigation and tools panel. */
  readonly tools: boolean
}

/** Layouts without navigation and tools panel, where it would be in the way: sign-in and study. */
const WITHOUT_TOOLS: readonly LayoutName[] = ['login', 'study']

/**
 * A flagged page shows the partner's header and footer while a brand is on, without the tools panel. Every
 * other page shows the school's.
 */
export function frameParts(page: { layout: LayoutName; special: boolean; brand: Brand | null }): FrameParts {
  const brand = page.special ? page.brand : null
  return { brand, tools: brand === null && !WITHOUT_TOOLS.includes(page.layout) }
}
