import { screen } from '@testing-library/react'
import { Link, useNavigate } from 'react-router-dom'

import { renderPage } from '@campus/testing/render'

import { addressOf, oneOf, pageNumber } from './address.model'
import { useAddress } from './use-address'

const shelf = addressOf({ tab: oneOf(['new', 'old']), page: pageNumber })

function Shelf() {
  const { values, go, hrefOf } = useAddress(shelf)
  const navigate = useNavigate()
  return (
    <>
      <p>
        {values.tab} {values.page}
      </p>
      <button onClick={() => go({ page: 2 })}>page</button>
      <button onClick={() => go({ page: 3 }, { history: 'replace' })}>replace</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <Link to={hrefOf({ tab: 'old' })}>old</Link>
      <Link to={hrefOf({ tab: 'new' })}>new</Link>
    </>
  )
}

const press = (name: string) => screen.findByRole('button', { name })

test('choices stand in the address, and the way back leads through them', async () => {
  const { user, address } = await renderPage(<Shelf />, { route: '/shelf?schoolId=7' })
  expect(await screen.findByText('new 1')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'old' }))
  expect(address()).toBe('/shelf?schoolId=7&tab=old')
  await user.click(await press('page'))
  expect(await screen.findByText('old 2')).toBeVisible()
  await user.click(await press('replace'))
  expect(address()).toBe('/shelf?schoolId=7&tab=old&page=3')
  await user.click(await press('back'))
  expect(address()).toBe('/shelf?schoolId=7&tab=old')
  await user.click(screen.getByRole('link', { name: 'new' }))
  expect(address()).toBe('/shelf?schoolId=7')
})

test('the first choice of an address that says nothing else leaves no query', async () => {
  const { user, address } = await renderPage(<Shelf />, { route: '/shelf?tab=old' })
  await user.click(await screen.findByRole('link', { name: 'new' }))
  expect(address()).toBe('/shelf')
})
