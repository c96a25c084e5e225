import { screen } from '@testing-library/react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

import { signedIn } from '@campus/testing/builders'
import { renderPage } from '@campus/testing/render'

import { FROM_INTRO } from '../common/journey'
import { aReceipt } from '../testing/paper'
import { useExit } from './use-exit'

const OPEN = { status: 'open', receipt: null, flush: () => undefined } as const
const CLOSED = { ...OPEN, status: 'closed', receipt: aReceipt() } as const

/** Pages of a site, with a button like the browser's own. */
function Site({ attempt = CLOSED }: { attempt?: typeof OPEN | typeof CLOSED }) {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>browser</button>
      <Page attempt={attempt} />
    </>
  )
}

function Page({ attempt }: { attempt: typeof OPEN | typeof CLOSED }) {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown }
  if (pathname === '/intro') {
    return (
      <Link to="/study/test/answer?workId=77&answerLogId=88" state={FROM_INTRO}>
        answer
      </Link>
    )
  }
  return pathname.endsWith('/answer') ? <Answering attempt={attempt} /> : <p>{JSON.stringify(state)}</p>
}

function Answering({ attempt }: { attempt: typeof OPEN | typeof CLOSED }) {
  const { isAsked, ask, confirm } = useExit('test', attempt)
  return isAsked ? <button onClick={confirm}>leave</button> : <button onClick={ask}>back</button>
}

test('EX-FIN-07 the completion page knows how many steps back the intro lies', async () => {
  const { user } = await renderPage(<Site />, { route: '/intro', session: signedIn() })
  await user.click(screen.getByRole('link', { name: 'answer' }))
  expect(await screen.findByText('{"stepsToIntro":2}')).toBeVisible()
})

test.each([
  ['EX-ANS-36', 'the page’s own arrow', 'back'],
  ['EX-ANS-03 EX-ANS-36', 'the browser’s back', 'browser'],
])('%s %s is asked about, and leads one page back, not to another intro', async (_, __, way) => {
  const { user, address } = await renderPage(<Site attempt={OPEN} />, {
    from: '/course',
    route: '/intro',
    session: signedIn(),
  })
  await user.click(screen.getByRole('link', { name: 'answer' }))
  await user.click(screen.getByRole('button', { name: way }))
  await user.click(await screen.findByRole('button', { name: 'leave' }))
  expect(await screen.findByRole('link', { name: 'answer' })).toBeVisible()
  expect(address()).toBe('/intro')
  await user.click(screen.getByRole('button', { name: 'browser' }))
  expect(address()).toBe('/course')
})
