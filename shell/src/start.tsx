import { createRoot } from 'react-dom/client'

import { CallError } from '@campus/http/errors'

import { SchoolNotFoundError } from './boot/boot-data'
import { BootFailure } from './BootFailure'
import { openPage } from './open-page'
import { opened, queryClient } from './services'
import { createSite } from './site'
import { rootFor } from './takeover'

/** Draws the page as soon as it is open. If opening fails, the page says so and offers a retry. */
export async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (container === null) throw new Error('the page has no #root')
  const root = createRoot(rootFor(container))
  const draw = async (opening: ReturnType<typeof openPage>): Promise<void> => {
    try {
      const { site, ready } = createSite(await opening, queryClient)
      await ready
      root.render(site)
    } catch (error) {
      const notFound = error instanceof SchoolNotFoundError
      if (!notFound && !(error instanceof CallError)) reportError(error)
      root.render(<BootFailure notFound={notFound} onRetry={() => void draw(openPage())} />)
    }
  }
  await draw(opened)
}
