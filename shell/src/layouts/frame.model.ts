import type { LayoutName } from '@campus/contracts/composition'
import type { Brand } from '@campus/contracts/school'

/** What stands around a page. */
export interface FrameParts {
  /** The brand whose header and footer stand there, null for the school's own. */
  readonly brand: Brand | null
  readonly tools: boolean
}

/** The layouts in which the tools panel would be in the way: one signs in, or one studies. */
const WITHOUT_TOOLS: readonly LayoutName[] = ['login', 'study']

/**
 * A flagged page wears the partner's header and footer while a brand is on,
 * and then has no tools panel; every other page is the school's.
 */
export function frameParts(page: { layout: LayoutName; special: boolean; brand: Brand | null }): FrameParts {
  const brand = page.special ? page.brand : null
  return { brand, tools: brand === null && !WITHOUT_TOOLS.includes(page.layout) }
}
