import { render, screen } from '@testing-library/react'

import { PlainText } from './plain-text'

test('shows the words alone, and nothing of what runs', async () => {
  render(
    <p>
      <PlainText
        html={'<p>先看懂，<b>再动手</b>。</p>\n<ul><li>一</li></ul><script>二</script><img src=x onerror="三">'}
      />
    </p>,
  )
  expect(await screen.findByText('先看懂，再动手。 一')).toBeInTheDocument()
})
