import { screen } from '@testing-library/react'
import { useLocation, useParams } from 'react-router-dom'

import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

import { signedIn } from './builders'
import { pagesOf, visitPage } from './module-pages'

const config = {
  id: 'mfe-test',
  contract: MODULE_CONTRACT,
  routes: [
    { path: '/courses', layout: 'main' },
    { path: '/courses/mine', layout: 'study', login: true },
    { path: '/courses/:id', layout: 'main', title: 'query' },
  ],
  slots: [],
} as const

function Where() {
  const { id } = useParams()
  const { search } = useLocation()
  return (
    <h1>
      {id}
      {search}
    </h1>
  )
}
const loader = jest.fn()
const pages = {
  id: config.id,
  contract: config.contract,
  pages: {
    '/courses': async () => ({ Component: () => <h1>all</h1> }),
    '/courses/mine': async () => ({ Component: () => <h1>mine</h1>, loader }),
    '/courses/:id': async () => ({ Component: Where, loader }),
  },
  slots: {},
}
beforeEach(() => loader.mockClear())

const pageAt = pagesOf(config, pages)

const openAll = pageAt('/courses', { layout: 'main' })
const openMine = pageAt('/courses/mine', { layout: 'study', login: true })
const openOne = pageAt('/courses/:id', { layout: 'main', title: 'query' })

test('a page is opened at its path', async () => {
  const { address } = await openAll()
  expect(await screen.findByRole('heading', { name: 'all' })).toBeVisible()
  expect(address()).toBe('/courses')
})

test('its loader is given the address, as the shell gives it', async () => {
  const { queryClient } = await openOne('/courses/7?tab=a')
  expect(await screen.findByRole('heading', { name: '7?tab=a' })).toBeVisible()
  expect(loader).toHaveBeenCalledWith({
    params: { id: '7' },
    url: expect.objectContaining({ search: '?tab=a' }) as URL,
    queryClient,
    signal: expect.any(AbortSignal) as AbortSignal,
  })
})

test('a page that needs sign-in is not opened for a visitor', async () => {
  const { address } = await openMine('?tab=a')
  expect(address()).toBe('/login?redirect=%2Fcourses%2Fmine%3Ftab%3Da')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(loader).not.toHaveBeenCalled()
})

test('it is opened for who is signed in', async () => {
  await openMine('', { session: signedIn() })
  expect(await screen.findByRole('heading', { name: 'mine' })).toBeVisible()
})

test('an address of another page is an error', () => {
  expect(() => openOne('/courses/mine')).toThrow(
    '/courses/mine opens /courses/mine of mfe-test, this test is about /courses/:id',
  )
  expect(() => openAll('/course')).toThrow('/course opens nothing of mfe-test, this test is about /courses')
})

test('around it stands what the test gives', async () => {
  await openAll('', { around: ({ children }) => <main>{children}</main> })
  expect(await screen.findByRole('main')).toHaveTextContent('all')
})

test('a page that a test makes up', async () => {
  await visitPage({ Component: Where }, { path: '/:id' }, '/5')
  expect(await screen.findByRole('heading', { name: '5' })).toBeVisible()
})
