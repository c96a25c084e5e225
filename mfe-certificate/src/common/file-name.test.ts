import { fileNameOf } from './file-name'

test.each([
  ['张三', 'S0001', '张三-S0001'],
  ['李·四', 'QM/2026: 7', '李·四-QM_2026_7'],
  ['', 'S0001', 'S0001'],
])('CE-18 the picture of %p, %p is saved as %p', (name, certificateCode, fileName) => {
  expect(fileNameOf(name, certificateCode)).toBe(fileName)
})
