/** A registry for tests of what a page gets. */
import { aModule, aShell } from '../../testing/releases'
import type { Assignment, RegistryContent } from './resolve.model'

export const OUTSIDE = 'https://cdn.partner.example/exam/'

export const content = (assignments: readonly Assignment[], more: Partial<RegistryContent> = {}): RegistryContent => ({
  modules: [
    aModule('mfe-exam', '1'),
    aModule('mfe-exam', '2'),
    aModule('mfe-exam', '3'),
    aModule('mfe-exam', 'partner', OUTSIDE),
    aModule('mfe-study', '1'),
  ],
  shells: [aShell('1'), aShell('2')],
  assignments,
  origins: [],
  ...more,
})

/** At the host of 10001. */
export const at10001 = (visitorId: string) => ({ tenantId: '10001', visitorId, isAtHome: true })
