import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'

import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { signedIn } from '@campus/testing/builders'

import { CompactMenu } from './layouts/header/CompactMenu'
import { SchoolUserMenu } from './layouts/header/SchoolUserMenu'
import { PromotionPage } from './sign-in/PromotionPage'
import { StudentLoginPage } from './sign-in/StudentLoginPage'
import { renderInSite, type SiteFields } from './testing/in-site'

jest.mock('qrcode.react', () => ({ QRCodeSVG: () => <svg /> }))

type SiteName = keyof NonNullable<SiteFields['sites']>

const ADDRESS = 'https://outside.example/'

test.each<[SiteName, RegExp, ReactElement, string]>([
  ['operationsBackEnd', /^机构登录/, <CompactMenu />, ADDRESS],
  ['offlinePartner', /^线下招生合伙人登录/, <CompactMenu />, ADDRESS],
  ['visitorRegistration', /^在浏览器中打开/, <StudentLoginPage />, `${ADDRESS}?tenantId=10001`],
  ['organisation', /^在浏览器中打开/, <PromotionPage />, `${ADDRESS}?schoolId=10001`],
])('SH-126 %s is where the link %s leads; without it there is none', async (site, name, where, href) => {
  const { unmount } = await renderInSite(where, { site: { sites: { [site]: ADDRESS } } })
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  unmount()
  await renderInSite(where)
  expect(screen.queryByRole('link', { name })).toBeNull()
})

function Person() {
  const user = useSession(currentUser)
  return user === null ? null : <SchoolUserMenu user={user} />
}

test('SH-126 onlineSchoolApp is where the app’s personal centre is; without it there is none', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const openMenu = async (sites: SiteFields['sites'] = {}) => {
    const page = await renderInSite(<Person />, { session: signedIn(), site: { sites } })
    await page.user.click(screen.getByRole('button', { name: '林晓' }))
    return page
  }
  const { user, unmount } = await openMenu({ onlineSchoolApp: 'https://outside.example' })
  await user.click(screen.getByRole('menuitem', { name: /APP内个人中心/ }))
  expect(open).toHaveBeenCalledWith(`${ADDRESS}pages/main/mine/mine`, '_blank', 'noopener,noreferrer')
  unmount()
  await openMenu()
  expect(screen.queryByRole('menuitem', { name: /APP内个人中心/ })).toBeNull()
})
