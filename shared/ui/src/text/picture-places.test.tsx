import { render, screen } from '@testing-library/react'

import { RichText } from './rich-text'

test.each([
  ['<p><img src="/a.png" alt="图"></p>', true],
  ['<figure> <img src="/a.png" alt="图"> </figure>', true],
  ['<p><img src="/a.png" alt="图" width="600"></p>', true],
  ['<p><img src="/a.png" alt="图" width="600" height="400"></p>', false],
  ['<p>前<img src="/a.png" alt="图">后</p>', false],
  ['<p><img src="/a.png" alt="图"><img src="/b.png" alt="另"></p>', false],
])('a picture of unknown size that stands alone has its place kept: %s', async (html, isKept) => {
  render(<RichText html={html} />)
  const image = await screen.findByRole('img', { name: '图' })
  expect(image.hasAttribute('data-alone')).toBe(isKept)
})
