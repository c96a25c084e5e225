/** The shell's second script: everything that draws. */
import { start } from './start'

void start()
