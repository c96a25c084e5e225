import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { queryStudentClassAndPeriodList, updateEnrolState } from '@campus/contracts/study'
import { call } from '@campus/http/client'
import { useSession } from '@campus/session/session-store'

import { signedIn } from './builders'
import { breakCall, headersOf, keepWaiting, refuse, requestsOf, respond } from './fake-server'
import { renderPage } from './render'

function Lessons() {
  const name = useSession(({ userInfo }) => ('realName' in userInfo ? userInfo.realName : 'visitor'))
  const lessons = useQuery({
    queryKey: ['lessons'],
    queryFn: ({ signal }) => call(queryStudentClassAndPeriodList, {}, { signal }),
  })
  return (
    <p>
      {name}: {lessons.status} {lessons.data?.length} <Link to="/next?a=1">next</Link>
    </p>
  )
}

test('a page reads the session and what the server answers', async () => {
  respond(queryStudentClassAndPeriodList, [])
  const { user, address } = await renderPage(<Lessons />, { route: '/study/mine', session: signedIn() })
  expect(await screen.findByText(/林晓: success 0/)).toBeVisible()
  expect(requestsOf(queryStudentClassAndPeriodList)).toEqual([{}])
  expect(headersOf(queryStudentClassAndPeriodList)).toMatchObject({ token: 'test-token', tenantid: '10001' })
  await user.click(screen.getByRole('link', { name: 'next' }))
  expect(address()).toBe('/next?a=1')
})

test('a refusal is told by its message', async () => {
  refuse(queryStudentClassAndPeriodList, { msg: 'not today' })
  await renderPage(<Lessons />)
  expect(await screen.findByText(/visitor: error/)).toBeVisible()
  expect(await screen.findByText('not today')).toBeVisible()
})

test('a broken call fails as the network does', async () => {
  breakCall(queryStudentClassAndPeriodList)
  await renderPage(<Lessons />)
  expect(await screen.findByText('system busy')).toBeVisible()
})

test('an unanswered page can be looked at', async () => {
  keepWaiting(queryStudentClassAndPeriodList)
  await renderPage(<Lessons />)
  expect(await screen.findByText(/visitor: pending/)).toBeVisible()
})

test('a response may depend on the request', async () => {
  respond(updateEnrolState, ({ classId }) => classId === '7')
  function Report() {
    const [done, setDone] = useState('')
    const report = (): void => void call(updateEnrolState, { classId: '7' }).then((value) => setDone(String(value)))
    return <button onClick={report}>report {done}</button>
  }
  const { user } = await renderPage(<Report />)
  await user.click(await screen.findByRole('button'))
  expect(await screen.findByText('report true')).toBeVisible()
})
