import { rememberedTextSize, rememberTextSize } from './text-size'

test('the size that was chosen is remembered', () => {
  expect(rememberedTextSize()).toBe('standard')
  rememberTextSize('largest')
  expect(rememberedTextSize()).toBe('largest')
})

test('what is no size is none', () => {
  localStorage.setItem('campus.text-size', 'huge')
  expect(rememberedTextSize()).toBe('standard')
})

test('where the browser keeps nothing, nothing breaks', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
  rememberTextSize('large')
  expect(rememberedTextSize()).toBe('standard')
})
