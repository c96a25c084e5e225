import { screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router-dom'

import { signedIn } from '@campus/testing/builders'
import { renderPage } from '@campus/testing/render'

import { FROM_INTRO } from '../common/journey'
import { aReceipt } from '../testing/paper'
import { useExit } from './use-exit'

const CLOSED = { status: 'closed', receipt: aReceipt(), flush: () => undefined } as const

function Site() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown }
  if (pathname === '/intro') {
    return (
      <Link to="/study/test/answer?workId=77&answerLogId=88" state={FROM_INTRO}>
        answer
      </Link>
    )
  }
  return pathname.endsWith('/answer') ? <Over /> : <p>{JSON.stringify(state)}</p>
}

/** The attempt is over: the page moves on. */
function Over() {
  useExit('test', CLOSED)
  return null
}

test('EX-FIN-07 the completion page knows how many steps back the intro lies', async () => {
  const { user } = await renderPage(<Site />, { route: '/intro', session: signedIn() })
  await user.click(screen.getByRole('link', { name: 'answer' }))
  expect(await screen.findByText('{"stepsToIntro":2}')).toBeVisible()
})
