import { pagesOf } from '@campus/testing/module-pages'

import config from '../../module.config'
import module from '../module'

/** For page tests: this module's pages, each at the path its configuration gives it. */
export const pageAt = pagesOf(config, module)
