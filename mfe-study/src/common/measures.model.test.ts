import { fixedPercent, mediaTime, percentText } from './measures.model'

test.each([
  [50, 2, '50%'],
  [33.333333, 1, '33.3%'],
  [66.666666, 2, '66.67%'],
  [33.25, 1, '33.3%'],
  [1.005, 2, '1.01%'],
  [140, 2, '100%'],
  [-3, 1, '0%'],
] as const)('CX-GEN-11 %d with %d decimals reads %s', (percent, decimals, text) => {
  expect(percentText(percent, decimals)).toBe(text)
})

test.each([
  [0, 1, '0.0'],
  [33.349, 1, '33.3'],
  [33.35, 1, '33.4'],
  [1.005, 2, '1.01'],
  [100.4, 2, '100.00'],
  [250, 1, '100.0'],
] as const)('ST-GEN-07 %d with %d decimals reads %s', (percent, decimals, text) => {
  expect(fixedPercent(percent, decimals)).toBe(text)
})

test.each([
  [0, '00:00'],
  [59_999, '00:59'],
  [61_000, '01:01'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [36_061_999, '10:01:01'],
])('CX-GEN-12 a position of %d ms reads %s', (ms, text) => {
  expect(mediaTime(ms)).toBe(text)
})
