/**
 * Imported before everything else: code that is still being evaluated may ask
 * for a chunk (the texts of the visitor's language are), and a chunk passes
 * only when the gate is up and knows the shell's own files.
 */
import { installScriptGate } from './script-integrity'
import { trustShell } from './shell-release'

installScriptGate()
trustShell()
