import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'

import { Dialog } from '@campus/ui/dialog'

import { renderInSite } from '../testing/in-site'
import { useDisclosure } from './use-disclosure'

function Menu() {
  const { isOpen, toggle, root, button } = useDisclosure<HTMLDivElement>()
  const [asks, setAsking] = useState(false)
  return (
    <>
      <div {...root}>
        <button ref={button} type="button" onClick={toggle}>
          menu
        </button>
        {isOpen ? (
          <button type="button" onClick={() => setAsking(true)}>
            ask
          </button>
        ) : null}
      </div>
      <button type="button">elsewhere</button>
      <Dialog open={asks} onClose={() => setAsking(false)} title="question" />
    </>
  )
}

test('a dialog gives the focus back to the entry that opened it', async () => {
  const { user } = await renderInSite(<Menu />)
  await user.click(screen.getByRole('button', { name: 'menu' }))
  await user.click(screen.getByRole('button', { name: 'ask' }))
  await screen.findByRole('dialog', { name: 'question' })
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'ask' })).toHaveFocus())
})

test('a press elsewhere closes it', async () => {
  const { user } = await renderInSite(<Menu />)
  await user.click(screen.getByRole('button', { name: 'menu' }))
  await user.click(screen.getByRole('button', { name: 'elsewhere' }))
  expect(screen.queryByRole('button', { name: 'ask' })).toBeNull()
})
