import { pagesOf } from '@campus/testing/module-pages'

import config from '../../module.config'
import module from '../module'

/** Opens this module's pages in tests, each at the path in its configuration. */
export const pageAt = pagesOf(config, module)
