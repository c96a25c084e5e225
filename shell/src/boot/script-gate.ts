/**
 * Import this before everything else. Code that is still being evaluated may request a chunk, such as the
 * texts of the language. A chunk loads only once the gate is up and knows the shell's own files.
 */
import { lockGlobals } from './lock-globals'
import { installScriptGate } from './script-integrity'
import { trustShell } from './shell-release'

installScriptGate()
lockGlobals()
trustShell()
