/** The text size of papers and lessons. */
export const TEXT_SIZES = ['standard', 'large', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** One choice for the device: it depends on the person in front of it, not on the school. */
const STORAGE_KEY = 'campus.text-size'

/** The last choice. */
export function rememberedTextSize(): TextSize {
  try {
    const kept = localStorage.getItem(STORAGE_KEY)
    return TEXT_SIZES.find((size) => size === kept) ?? 'standard'
  } catch {
    // Storage is blocked: the size is the page's only.
    return 'standard'
  }
}

/** Remembers a choice; if storage is blocked it lasts for the page. */
export function rememberTextSize(size: TextSize): void {
  try {
    localStorage.setItem(STORAGE_KEY, size)
  } catch {
    // Storage is blocked or full: the size is the page's only.
  }
}
