import { redirect } from 'react-router-dom'

import type { BootData, ModuleRoute } from '@campus/contracts/composition'
import { BRANDS } from '@campus/contracts/school'
import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'

import { PageSkeleton } from '../layouts/PageSkeleton'
import { ADDRESS, brandLoginAddress, loginAddress } from './addresses.model'
import { isMobile } from './is-mobile'
import type { PageRoute } from './module-routes'
import { openShellPage, ShellPage } from './ShellPage'

/** The shell's own pages: sign-in, and addresses that redirect. */
export function shellRoutes({ settings }: BootData): PageRoute[] {
  return [
    page(ADDRESS.login, async () => (await import('../sign-in/LoginPage')).LoginPage, 'login'),
    page(ADDRESS.ssoLogin, async () => (await import('../sign-in/SsoLoginPage')).SsoLoginPage, 'login'),
    page(ADDRESS.studentLogin, async () => (await import('../sign-in/StudentLoginPage')).StudentLoginPage, 'main'),
    page(ADDRESS.proveMobile, async () => (await import('../sign-in/ProveMobilePage')).ProveMobilePage, 'login'),
    page(ADDRESS.account, async () => (await import('../account/AccountPage')).AccountPage, 'main', {
      login: true,
      special: true,
    }),
    page(ADDRESS.promotion, async () => (await import('../sign-in/PromotionPage')).PromotionPage, 'main'),
    ...BRANDS.map((brand) =>
      page(brandLoginAddress(brand), async () => (await import('../sign-in/LoginPage')).LoginPage, 'login', {
        special: true,
      }),
    ),
    page(ADDRESS.userAgreement, async () => (await import('../agreement/AgreementPage')).UserAgreementPage, 'main'),
    page(ADDRESS.privacyPolicy, async () => (await import('../agreement/AgreementPage')).PrivacyPolicyPage, 'main'),
    leadsTo('/news', () => ADDRESS.newsList, 'news'),
    leadsTo('/notice', () => ADDRESS.noticeList, 'notice'),
    leadsTo(ADDRESS.query, () => (isMobile() ? ADDRESS.queryH5 : ADDRESS.queryPc), 'query'),
    ...(settings.development
      ? [page('/dev/gallery', async () => (await import('@campus/ui/gallery')).Gallery, 'main')]
      : []),
  ]
}

function page(
  path: string,
  load: () => Promise<React.ComponentType>,
  layout: ModuleRoute['layout'],
  { login = false, special = false }: Partial<Pick<ModuleRoute, 'login' | 'special'>> = {},
): PageRoute {
  const route: ModuleRoute = { path, layout, login, title: 'school', special }
  return {
    route,
    object: {
      path,
      handle: route,
      HydrateFallback: PageSkeleton,
      loader: ({ request }) =>
        login && !isLoggedIn(sessionStore.getState())
          ? redirect(loginAddress(new URL(request.url)))
          : openShellPage(load),
      element: <ShellPage />,
    },
  }
}

/** An address that only redirects; its query string is kept. */
function leadsTo(path: string, target: () => string, layout: ModuleRoute['layout']): PageRoute {
  const route: ModuleRoute = { path, layout, login: false, title: 'school', special: false }
  return {
    route,
    object: {
      path,
      handle: route,
      HydrateFallback: PageSkeleton,
      loader: ({ request }) => redirect(target() + new URL(request.url).search),
    },
  }
}
