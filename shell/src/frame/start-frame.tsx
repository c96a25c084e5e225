import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createGlobalStyle } from 'styled-components'
import * as v from 'valibot'

import {
  CONTAINED_ELEMENT_ID,
  containedModule,
  type ContainedLook,
  type ContainedModule,
  type ToFrame,
} from '@campus/contracts/contained'
import type { CampusModule } from '@campus/contracts/module'
import { getLocale, setLocale } from '@campus/i18n/locale'
import { openSession } from '@campus/session/session-keeper'
import { GlobalStyle } from '@campus/ui/global-style'
import * as toasts from '@campus/ui/toast'

import { loadContainer } from '../modules/container'
import { missingNames, moduleMismatch } from '../modules/module.model'
import { replaceInScope } from '../modules/share-scope'
import { createQueryClient } from '../query-client'
import * as httpClient from '../shared-scope/http-client'
import { sharedScope } from '../shared-scope/shared-scope'
import { FrameCalls } from './frame-calls'
import { createFrameRouter } from './frame-router'
import { lineToPage, type PageLine } from './port'
import { tellOfDocument } from './tell-of-document'

/** The page is as tall as what stands here, and scrolls by itself. */
const FrameStyle = createGlobalStyle`
  html { overflow: hidden; scrollbar-gutter: auto; }
  body { min-height: 0; }
`

type Begin = Extract<ToFrame, { kind: 'begin' }>

/** Waits for the page, then loads the module and draws it; what fails is told to the page. */
export async function startFrame(): Promise<void> {
  const root = document.getElementById('root')
  const given = document.getElementById(CONTAINED_ELEMENT_ID)
  if (root === null || given === null) throw new Error('this is no document of a contained module')
  const contained = v.parse(containedModule, JSON.parse(given.textContent))
  const line = await lineToPage()
  const calls = new FrameCalls(line)
  let follow: ((place: Begin['place']) => void) | null = null
  const begin = async (message: Begin): Promise<void> => {
    openSession({ tenantId: message.tenantId, storagePrefix: '' })
    offerToModule(line, calls)
    await showLook(root, message.look)
    const module = await loadModule(contained)
    const queryClient = createQueryClient()
    const frame = createFrameRouter({ module, contained, place: message.place, line, queryClient })
    follow = frame.follow
    tellOfDocument(root, line, (address) => void frame.router.navigate(address))
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <GlobalStyle />
        <FrameStyle />
        <RouterProvider router={frame.router} />
      </QueryClientProvider>,
    )
  }
  line.listen((message) => {
    switch (message.kind) {
      case 'begin':
        return void begin(message).catch((error: unknown) =>
          line.send({ kind: 'failed', reason: (error instanceof Error ? error.message : String(error)).slice(0, 300) }),
        )
      case 'place':
        return follow?.(message.place)
      case 'look':
        return void showLook(root, message.look)
      case 'result':
        return calls.succeed(message.call, message.data)
      case 'failure':
        return calls.fail(message.call, message.failure)
      case 'focus':
        return focusHeading()
      case 'ping':
        return line.send({ kind: 'pong' })
    }
  })
}

/** What a module takes of the page, as far as it is another thing in a frame. */
function offerToModule(line: PageLine, { call }: FrameCalls): void {
  const show = (tone: 'success' | 'warning' | 'error' | 'info') => (text: string) => {
    line.send({ kind: 'toast', tone, text: String(text).slice(0, 300) })
    return 0
  }
  replaceInScope({
    '@campus/http/client': { ...httpClient, call },
    '@campus/ui/toast': {
      ...toasts,
      toast: { success: show('success'), warning: show('warning'), error: show('error'), info: show('info') },
    },
  })
}

async function loadModule({ id, release }: ContainedModule): Promise<CampusModule> {
  const refusal = missingNames(release.needs, sharedScope)
  if (refusal !== null) throw new Error(refusal)
  const load = (attempt: number): Promise<unknown> => loadContainer(id, release, attempt, false)
  const candidate = await load(0).catch(() => load(1))
  const mismatch = moduleMismatch(candidate, id)
  if (mismatch !== null) throw new Error(mismatch)
  return candidate as CampusModule
}

async function showLook(root: HTMLElement, { locale, scheme, room }: ContainedLook): Promise<void> {
  const { dataset } = document.documentElement
  if (scheme === '') delete dataset['scheme']
  else dataset['scheme'] = scheme
  root.style.minHeight = `${room}px`
  document.documentElement.lang = locale
  // Texts that did not come are shown in Chinese, as in the page.
  if (locale !== getLocale()) await setLocale(locale).catch(reportError)
}

function focusHeading(): void {
  const heading = document.querySelector('h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
