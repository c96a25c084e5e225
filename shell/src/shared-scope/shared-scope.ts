import * as react from 'react'
import * as reactDom from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'

import type { SharedRequest } from '@campus/contracts/shared-packages'
import * as httpErrors from '@campus/http/errors'
import * as beijingTime from '@campus/i18n/beijing-time'
import * as format from '@campus/i18n/format'
import * as locale from '@campus/i18n/locale'
import * as messages from '@campus/i18n/messages'
import * as sessionActions from '@campus/session/session-actions'
import * as sessionStore from '@campus/session/session-store'
import * as button from '@campus/ui/button'
import * as dialog from '@campus/ui/dialog'
import * as icons from '@campus/ui/icons'
import * as layout from '@campus/ui/layout'
import * as picture from '@campus/ui/picture'
import * as skeleton from '@campus/ui/skeleton'
import * as slot from '@campus/ui/slot'
import * as states from '@campus/ui/states'
import * as toast from '@campus/ui/toast'

import * as httpClient from './http-client'
import * as reactQuery from './react-query'
import * as reactRouterDom from './react-router-dom'
import * as styledComponents from './styled-components'
import * as valibot from './valibot'

/**
 * The packages that modules import from the page; a module's build contains no copy. The shell imports the
 * same packages in the ordinary way, so each is in the page once and the shell starts without requesting any
 * of them.
 */
export const sharedScope: Readonly<Record<SharedRequest, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  'styled-components': styledComponents,
  '@tanstack/react-query': reactQuery,
  valibot,
  '@campus/http/client': httpClient,
  '@campus/http/errors': httpErrors,
  '@campus/session/session-store': sessionStore,
  '@campus/session/session-actions': sessionActions,
  '@campus/i18n/beijing-time': beijingTime,
  '@campus/i18n/format': format,
  '@campus/i18n/locale': locale,
  '@campus/i18n/messages': messages,
  '@campus/ui/button': button,
  '@campus/ui/dialog': dialog,
  '@campus/ui/icons': icons,
  '@campus/ui/layout': layout,
  '@campus/ui/picture': picture,
  '@campus/ui/skeleton': skeleton,
  '@campus/ui/slot': slot,
  '@campus/ui/states': states,
  '@campus/ui/toast': toast,
}
