import fc from 'fast-check'

import { isMobileUserAgent, pageTitle, type TitleQuestion } from './title'

interface Names {
  fixed?: string
  unit?: string
  project?: string
  university?: string
  fallback?: string
  mobile?: boolean
  query?: boolean
}

const titleOf = ({
  fixed = '',
  unit = '',
  project = '',
  university = '',
  fallback = 'default',
  mobile = false,
  query = false,
}: Names): string => {
  const question: TitleQuestion = {
    tenantSettings: { fixedTitle: fixed },
    buSchoolInfo: { projectName: unit },
    schoolInfo: { projectName: project, universityName: university },
    settings: { defaultTitle: fallback },
    isMobile: mobile,
    isQueryPage: query,
  }
  return pageTitle(question)
}

test.each<[string, Names, string]>([
  [
    'SH-30 a fixed title wins over every rule',
    { fixed: '培训中心', unit: 'A', university: 'U', mobile: true, query: true },
    '培训中心',
  ],
  [
    'SH-31 a query page on a phone has the name of the university',
    { unit: 'A', university: 'U', mobile: true, query: true },
    'U',
  ],
  ['SH-31 a query page elsewhere follows the ordinary rule', { unit: 'A', university: 'U', query: true }, 'A U'],
  ['SH-31 another page on a phone follows the ordinary rule', { unit: 'A', university: 'U', mobile: true }, 'A U'],
  [
    'SH-31 a query page on a phone without that name follows the ordinary rule',
    { unit: 'A', mobile: true, query: true },
    'A',
  ],
  ['SH-32 the project and the university, joined by a space', { project: 'P', university: 'U' }, 'P U'],
  ['SH-32 the business unit’s project name comes first', { unit: 'A', project: 'P', university: 'U' }, 'A U'],
  ['SH-32 no university leaves no space', { unit: 'A' }, 'A'],
  ['SH-32 no project leaves no space', { university: 'U' }, 'U'],
  ['SH-33 neither name gives the configured title', {}, 'default'],
  ['SH-33 nothing configured gives nothing', { fallback: '' }, ''],
  ['SH-33 blank names are no names', { fixed: ' ', unit: ' ', project: '\t', university: ' ' }, 'default'],
])('%s', (_, names, title) => {
  expect(titleOf(names)).toBe(title)
})

test('SH-32 no title begins or ends with a space', () => {
  const name = fc.string({ maxLength: 8 })
  const names = fc.record({
    fixed: name,
    unit: name,
    project: name,
    university: name,
    fallback: name,
    mobile: fc.boolean(),
    query: fc.boolean(),
  })
  fc.assert(fc.property(names, (given) => titleOf(given) === titleOf(given).trim()))
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    true,
  ],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1 Mobile',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    false,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    false,
  ],
  ['', false],
])('SH-31 %s is a phone: %s', (userAgent, mobile) => {
  expect(isMobileUserAgent(userAgent)).toBe(mobile)
})
