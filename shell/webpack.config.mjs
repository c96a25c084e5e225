import { shellWebpack } from '@campus/federation/shell-webpack'

import { SHELL_PATHS } from './src/router/shell-paths.ts'

export default shellWebpack(import.meta.dirname, SHELL_PATHS)
