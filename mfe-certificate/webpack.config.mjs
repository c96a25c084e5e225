import { moduleWebpack } from '@campus/federation/module-webpack'

import config from './module.config.ts'

export default moduleWebpack(config, import.meta.dirname)
