/** The question's script fails to load. */
import { act, waitFor } from '@testing-library/react'

import { sessionStore } from '@campus/session/session-store'
import { aUser, signedIn } from '@campus/testing/builders'

import { admit } from '../session/arrival'
import { renderInSite } from '../testing/in-site'
import { ArrivalGate } from './ArrivalGate'

const mockLost = (): never => {
  throw new Error('chunk lost')
}
jest.mock('./ArrivalQuestion', () => mockLost())

test('who cannot be asked stays signed in', async () => {
  await renderInSite(<ArrivalGate />, { session: signedIn({ id: '501' }) })
  const settled = jest.fn()
  act(() => void admit({ signIn: { token: 'theirs', expiration: '' }, user: aUser({ id: '77' }) }).then(settled))
  await waitFor(() => expect(settled).toHaveBeenCalledWith(false))
  expect(sessionStore.getState().userInfo.userId).toBe('501')
})
