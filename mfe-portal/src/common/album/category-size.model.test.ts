import { categorySize } from './category-size.model'

test.each([
  [{ count: 9, picNum: 1, videoNum: 2 }, 9],
  [{ count: 0, picNum: 1, videoNum: 2 }, 3],
  [{ count: 0, picNum: 0, videoNum: 0 }, 0],
])('PO-ALB-03 the size of %p is %i', (category, size) => {
  expect(categorySize(category)).toBe(size)
})
