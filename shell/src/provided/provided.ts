/**
 * Requests of the shared packages that the shell's own pages happen not to
 * need: a module build carries no copy, so each must be part of the shell.
 */
import 'react-dom'
import '@campus/http/errors'
import '@campus/session/session-actions'
import '@campus/ui/picture'
import '@campus/ui/skeleton'
import '@campus/i18n/beijing-time'
import '@campus/ui/dialog'
