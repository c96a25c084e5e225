import { durationParts, partsOfText } from './duration.model'

test.each([
  [0, 0, 0],
  [59, 0, 0],
  [3599, 0, 59],
  [3600, 1, 0],
  [3601, 1, 1],
  [7199, 2, 0],
])('ST-GEN-08 CX-GEN-12 %d seconds are %d h %d min', (seconds, h, m) => {
  expect(durationParts(seconds)).toEqual({ h, m })
})

test.each([
  ['0小时7分钟', { h: 0, m: 7 }],
  ['12小时0分钟', { h: 12, m: 0 }],
  ['', null],
  ['约3小时5分钟', null],
  ['3小时5分钟左右', null],
  ['3小时', null],
])('the text %j has the parts %j', (text, parts) => {
  expect(partsOfText(text)).toEqual(parts)
})
