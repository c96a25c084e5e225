import { installScriptGate } from './boot/script-integrity'
import './provided/provided'
import { start } from './start'

installScriptGate()
void start()
