import * as v from 'valibot'

import { BOOT_DATA_ELEMENT_ID, bootData, type BootData } from '@campus/contracts/composition'

/** No school belongs to the address. */
export class SchoolNotFoundError extends Error {}

/** The boot data the gateway wrote into the page, or null on a plain static host. */
export function inlinedBootData(): BootData | null {
  const element = document.getElementById(BOOT_DATA_ELEMENT_ID)
  if (element === null) return null
  return v.parse(bootData, JSON.parse(element.textContent))
}
