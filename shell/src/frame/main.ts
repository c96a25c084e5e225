/** The script of a contained module's frame: a document of its own, without the page's session, storage or calls. */
import '../boot/script-gate'

import { startFrame } from './start-frame'

startFrame().catch(reportError)
