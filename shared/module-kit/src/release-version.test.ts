import { releaseVersion } from './release-version'

test.each([
  ['our-lookup', '1.0.0', '1.0.0+our-lookup'],
  ['@our-house/lookup', '1.2.0-beta.1', '1.2.0-beta.1+our-house-lookup'],
  ['_x_', '0.1.0', '0.1.0+x'],
])('%s %s is the release %s', (name, version, expected) => {
  expect(releaseVersion({ name, version })).toBe(expected)
})
