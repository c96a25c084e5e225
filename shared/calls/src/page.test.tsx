import { QueryClient, useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'

import { getAgreement, type AgreementType } from '@campus/contracts/agreement'
import { queryStudentClassAndPeriodList } from '@campus/contracts/study'
import { signedIn } from '@campus/testing/builders'
import { refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { visitPage } from '@campus/testing/module-pages'
import { renderPage } from '@campus/testing/render'
import { takeUndeclaredReads } from '@campus/testing/undeclared-reads'

import { followedBy, prefetch, type Declaration } from './declaration'
import { defineBlock, definePage } from './page'
import { callQuery } from './query'

const classes = (userId: string) => callQuery(queryStudentClassAndPeriodList, userId === '' ? null : { userId })
const agreement = (type: AgreementType) => callQuery(getAgreement, { type })
const TEXT = { content: 'text', updatedTime: '' }

function Classes({ userId }: { userId: string }) {
  return <p>classes {useQuery(classes(userId)).status}</p>
}
function Agreement({ type = 'user' }: { type?: AgreementType }) {
  return (
    <p>
      {type} {useQuery(agreement(type)).status}
    </p>
  )
}

beforeEach(() => {
  respond(queryStudentClassAndPeriodList, [])
  respond(getAgreement, TEXT)
})

test('what a page declares for its address and its person is fetched once, before the page is drawn', async () => {
  const asked: number[] = []
  const page = definePage({
    queries: ({ query, params, session }) => [
      classes(`${session.userInfo.userId}-${params['id']}-${query.get('tab')}`),
    ],
    Component: () => {
      const [before] = useState(() => requestsOf(queryStudentClassAndPeriodList).length)
      asked.push(before)
      return <Classes userId="501-7-a" />
    },
  })
  await visitPage(page, { path: '/course/:id' }, '/course/7?tab=a', { session: signedIn() })
  expect(await screen.findByText('classes success')).toBeVisible()
  expect(requestsOf(queryStudentClassAndPeriodList)).toEqual([{ userId: '501-7-a' }])
  expect(takeUndeclaredReads()).toEqual([])
})

test('a read that was not declared is named', async () => {
  const page = definePage({ queries: () => [classes('5')], Component: () => <Agreement type="privacy" /> })
  await visitPage(page, { path: '/' }, '/')
  await screen.findByText('privacy success')
  expect(takeUndeclaredReads()).toEqual([
    expect.stringMatching(/^The page reads agreement\.\w+ \{"type":"privacy"\} and does not declare it\. List it in/),
  ])
})

test('a read of other values than the declared ones is named too', async () => {
  const page = definePage({ queries: () => [agreement('user')], Component: () => <Agreement type="privacy" /> })
  await visitPage(page, { path: '/' }, '/')
  await screen.findByText('privacy success')
  expect(takeUndeclaredReads()).toHaveLength(1)
})

test('where nothing is asked, nothing needs to be declared, nor is it sent', async () => {
  const page = definePage({ queries: () => [classes('')], Component: () => <Classes userId="" /> })
  await visitPage(page, { path: '/' }, '/')
  await screen.findByText('classes pending')
  expect(takeUndeclaredReads()).toEqual([])
})

describe('a read that needs the data of another', () => {
  const chain = (): Declaration[] => [
    followedBy(agreement('user'), (text) => (text === null ? [] : [classes(text.content)])),
  ]

  test('follows it', async () => {
    await visitPage(definePage({ queries: chain, Component: () => <Classes userId="text" /> }), { path: '/' }, '/')
    expect(await screen.findByText('classes success')).toBeVisible()
    expect(takeUndeclaredReads()).toEqual([])
    expect(requestsOf(queryStudentClassAndPeriodList)).toHaveLength(1)
  })

  test('is not made when the first fails, and waiting for all ends', async () => {
    await renderPage(<Agreement />)
    refuse(getAgreement, { msg: 'none' })
    await expect(prefetch(new QueryClient({ defaultOptions: { queries: { retry: false } } }), chain())).resolves.toBe(
      undefined,
    )
    expect(requestsOf(queryStudentClassAndPeriodList)).toEqual([])
  })

  test('is there when waiting for all has ended', async () => {
    await renderPage(<Agreement />)
    const queryClient = new QueryClient()
    await prefetch(queryClient, chain())
    expect(queryClient.getQueryData(classes('text').queryKey)).toEqual([])
  })
})

describe('a block that comes late', () => {
  const Late = defineBlock({
    queries: ({ query }, { userId }: { userId: string }) => [
      classes(userId),
      followedBy(agreement('user'), () => [classes(query.get('tab') ?? '')]),
    ],
    Component: ({ userId }) => <Classes userId={userId} />,
  })

  test('declares its reads when it comes, for its properties and the address', async () => {
    const page = definePage({
      queries: () => [],
      Component: () => {
        const [userId, setUserId] = useState('')
        return (
          <>
            <button onClick={() => setUserId((before) => `${before}5`)}>come</button>
            {userId === '' ? null : <Late userId={userId} />}
          </>
        )
      },
    })
    const { user } = await visitPage(page, { path: '/' }, '/?tab=7')
    const button = await screen.findByRole('button')
    expect(requestsOf(getAgreement)).toEqual([])
    await user.click(button)
    expect(await screen.findByText('classes success')).toBeVisible()
    await waitFor(() => expect(requestsOf(queryStudentClassAndPeriodList)).toEqual([{ userId: '5' }, { userId: '7' }]))
    await user.click(button)
    await waitFor(() => expect(requestsOf(queryStudentClassAndPeriodList).at(-1)).toEqual({ userId: '55' }))
    expect(requestsOf(getAgreement)).toHaveLength(1)
    expect(takeUndeclaredReads()).toEqual([])
  })
})
