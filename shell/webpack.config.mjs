import { shellWebpack } from '@campus/federation/shell-webpack'

import { DRAWN_PATHS, LED_PATHS, SHELL_PATHS, SHOWN_SLOTS } from './src/router/shell-paths.ts'

export default shellWebpack(import.meta.dirname, {
  paths: SHELL_PATHS,
  drawn: DRAWN_PATHS,
  leadsTo: LED_PATHS,
  shows: SHOWN_SLOTS,
})
