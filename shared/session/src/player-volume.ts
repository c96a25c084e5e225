/** The volume a learner set, for all media of the device. */
const STORAGE_KEY = 'campus.player-volume'

/** 0 to 1; null when none was ever set. */
export function rememberedVolume(): number | null {
  try {
    const kept = localStorage.getItem(STORAGE_KEY)
    const volume = kept === null || kept === '' ? Number.NaN : Number(kept)
    return volume >= 0 && volume <= 1 ? volume : null
  } catch {
    // Storage is blocked: nothing was kept.
    return null
  }
}

/** Where storage is blocked the choice lasts for the page. */
export function rememberVolume(volume: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(volume))
  } catch {
    // Storage is blocked or full.
  }
}
