import * as v from 'valibot'

import { trustScripts } from './script-integrity'

/** Id of the JSON script in which the server of the page lists the shell's own files. */
const SHELL_RELEASE_ELEMENT_ID = 'campus-shell'

const shellRelease = v.object({ base: v.string(), integrity: v.record(v.string(), v.string()) })

/** Registers the shell's lazily loaded files with the script gate. */
export function trustShell(): void {
  const element = document.getElementById(SHELL_RELEASE_ELEMENT_ID)
  if (element === null) return
  const { base, integrity } = v.parse(shellRelease, JSON.parse(element.textContent))
  trustScripts(base, integrity)
}
