import './boot/script-gate'
import './provided/provided'
import { start } from './start'

void start()
