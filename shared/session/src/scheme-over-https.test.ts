/** @jest-environment-options {"url": "https://kingdee.example/"} */
import { setScheme } from './scheme'

test('over https the choice is kept for https alone', () => {
  const written = jest.spyOn(Document.prototype, 'cookie', 'set')
  setScheme('dark')
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^campus\.scheme=dark; .*; secure$/))
})
