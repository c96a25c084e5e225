import type { ComponentType } from 'react'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom'

import { localeReady } from '@campus/i18n/locale'

import { ModuleFailureCard } from '../modules/ModuleFailureCard'

/** A page of the shell, or null when its script did not load. */
export interface ShellPageResult {
  readonly Page: ComponentType | null
}

/** Loads a page of the shell. Never rejects: a lost script must not remove header and footer. */
export async function openShellPage(load: () => Promise<ComponentType>): Promise<ShellPageResult> {
  try {
    const Page = await load()
    await localeReady()
    return { Page }
  } catch (error) {
    reportError(error)
    return { Page: null }
  }
}

/** A page of the shell, or the failure card while its script cannot be loaded. */
export function ShellPage() {
  const { Page } = useLoaderData<ShellPageResult>()
  const { revalidate, state } = useRevalidator()
  return Page === null ? <ModuleFailureCard busy={state === 'loading'} onRetry={() => void revalidate()} /> : <Page />
}

/** Shown inside the frame for a page that could not be drawn; the retry opens the same address again. */
export function BrokenPage() {
  const here = useLocation()
  const navigate = useNavigate()
  return <ModuleFailureCard busy={false} onRetry={() => void navigate(here, { replace: true })} />
}
