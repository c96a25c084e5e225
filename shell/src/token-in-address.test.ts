/** A token in the address, from the first line of the page's code to the signed-in person. */
import * as v from 'valibot'

import { BOOT_DATA_ELEMENT_ID, bootData } from '@campus/contracts/composition'
import { getUserInfo } from '@campus/contracts/sign-in'
import { sessionKeeper } from '@campus/session/session-keeper'
import { aBuSchool, aSchool, aUser } from '@campus/testing/builders'
import { headersOf, respond } from '@campus/testing/fake-server'

function inlineBootData(): void {
  const element = document.createElement('script')
  element.id = BOOT_DATA_ELEMENT_ID
  element.type = 'application/json'
  element.textContent = JSON.stringify(
    v.parse(bootData, {
      tenantId: '10002',
      schoolInfo: aSchool(),
      buSchoolInfo: aBuSchool(),
      tenantSettings: {},
      settings: { sites: {} },
      moduleMap: { id: 'map1', modules: [] },
    }),
  )
  document.body.append(element)
}

test('SH-23 the page takes the token when its code loads, asks whose it is, decoded once, and signs that person in', async () => {
  inlineBootData()
  respond(getUserInfo, aUser({ id: '77' }))
  history.replaceState(null, '', '/notice/list?encryptionToken=a%252Bb&page=2')
  const { openPage } = await import('./open-page')
  expect(location.pathname + location.search).toBe('/notice/list?page=2')
  await openPage()
  expect(headersOf(getUserInfo)).toMatchObject({ token: 'a%2Bb', tenantid: '10002' })
  expect(sessionKeeper.getState()).toMatchObject({ token: 'a%2Bb', userInfo: { type: 'user', userId: '77' } })
})
