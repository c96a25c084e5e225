import { durationParts } from './duration.model'

test.each([
  [0, 0, 0],
  [59, 0, 0],
  [3599, 0, 59],
  [3600, 1, 0],
  [3601, 1, 1],
  [7199, 2, 0],
])('ST-GEN-08 %d seconds are %d h %d min', (seconds, h, m) => {
  expect(durationParts(seconds)).toEqual({ h, m })
})
