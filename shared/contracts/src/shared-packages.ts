/**
 * The packages that the shell carries once for every module. A module's build contains no copy (`import:
 * false`), so this list is part of the module contract: removing an entry or moving a major is a breaking
 * change.
 */
export interface SharedPackage {
  /**
   * The exact request: a package's subpath is an entry of its own. Only the shell makes roots, so `react-
   * dom/client` is not listed.
   */
  readonly request: string
  /** Versions that a module accepts. */
  readonly range: string
}

const OWN = '^1.0.0'

export const SHARED_PACKAGES = [
  { request: 'react', range: '^19.3.0' },
  { request: 'react/jsx-runtime', range: '^19.3.0' },
  { request: 'react-dom', range: '^19.3.0' },
  { request: 'react-router-dom', range: '^7.18.0' },
  { request: 'styled-components', range: '^6.6.0' },
  { request: '@tanstack/react-query', range: '^5.108.0' },
  { request: 'valibot', range: '^1.5.0' },
  { request: '@campus/http/client', range: OWN },
  { request: '@campus/http/errors', range: OWN },
  { request: '@campus/session/session-store', range: OWN },
  { request: '@campus/session/session-actions', range: OWN },
  { request: '@campus/i18n/beijing-time', range: OWN },
  { request: '@campus/i18n/format', range: OWN },
  { request: '@campus/i18n/locale', range: OWN },
  { request: '@campus/i18n/messages', range: OWN },
  { request: '@campus/ui/button', range: OWN },
  { request: '@campus/ui/dialog', range: OWN },
  { request: '@campus/ui/icons', range: OWN },
  { request: '@campus/ui/layout', range: OWN },
  { request: '@campus/ui/picture', range: OWN },
  { request: '@campus/ui/skeleton', range: OWN },
  { request: '@campus/ui/slot', range: OWN },
  { request: '@campus/ui/states', range: OWN },
  { request: '@campus/ui/toast', range: OWN },
] as const satisfies readonly SharedPackage[]

/** The request of a shared package. */
export type SharedRequest = (typeof SHARED_PACKAGES)[number]['request']
