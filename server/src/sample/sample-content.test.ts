import { openTestServer, type TestServer } from '../testing/test-server'
import { contentOf, sampleContent } from './content/content'
import { homeworkTexts } from './content/texts/homework'
import { newsTexts } from './content/texts/news'
import { noticeTexts } from './content/texts/notices'
import { reviewTexts } from './content/texts/reviews'
import { trainingProjectTexts } from './content/texts/training-projects'
import { lessonTexts, wallTexts } from './content/texts/walls'
import { isMotifName } from './pictures/motifs/motifs'
import { drawPicture } from './pictures/pictures'
import { sampleArt } from './pictures/sample-art'
import { SAMPLE_SCHOOLS } from './sample-schools'
import { dayAt, writtenDate } from './sample-time'

const now = new Date('2026-11-20T12:00:00+08:00')
/** At midnight, today's events have not happened yet. */
const HOURS = ['00:00', '12:00', '23:59']

describe.each(SAMPLE_SCHOOLS.map(({ id, name }) => [id, name] as const))('school %s %s', (id, name) => {
  const content = sampleContent(id)
  const courses = content.categories.flatMap((category) => category.courses)

  test('has enough of everything for its pages to show their ways', () => {
    expect(content.banners.length).toBeGreaterThanOrEqual(3)
    expect(content.banners.length).toBeLessThanOrEqual(5)
    expect(newsTexts(content, now).length).toBeGreaterThanOrEqual(10)
    expect(noticeTexts(content, now).length).toBeGreaterThanOrEqual(8)
    expect(content.categories.every((category) => category.courses.length >= 5 && category.courses.length <= 9)).toBe(
      true,
    )
    expect(reviewTexts(content).length).toBeGreaterThanOrEqual(7)
    expect(wallTexts(content).length).toBeGreaterThanOrEqual(10)
    expect(lessonTexts(content).length).toBeGreaterThanOrEqual(5)
    expect(homeworkTexts(content).length).toBeGreaterThanOrEqual(2)
    expect(trainingProjectTexts(content).length).toBeGreaterThanOrEqual(3)
  })

  test('names itself, its courses and its certificates the same everywhere', () => {
    expect(content.institution.name).toBe(name)
    for (const trade of content.trades) expect(courses.map((course) => course.name)).toContain(trade.course)
    for (const { products } of trainingProjectTexts(content)) {
      expect(courses.map((course) => course.name)).toEqual(expect.arrayContaining([...products]))
    }
    for (const course of courses) {
      expect(course.certificate === undefined || course.certificate in content.certificates).toBe(true)
    }
  })

  test('has banner words that fit their picture', () => {
    for (const { headline, line } of content.banners) {
      expect(headline.length).toBeLessThanOrEqual(7)
      expect(line.length).toBeLessThanOrEqual(20)
    }
  })

  test.each(HOURS)(
    'has no news or notice outside the last thirty days or ahead of time, first started at %s',
    (hour) => {
      const started = dayAt(now, 0, hour)
      for (const { daysAgo, clock } of [...newsTexts(content, started), ...noticeTexts(content, started)]) {
        const age = started.getTime() - dayAt(started, -daysAgo, clock).getTime()
        expect(age).toBeGreaterThan(0)
        expect(age).toBeLessThan(30 * 24 * 60 * 60 * 1000)
      }
    },
  )
})

describe('every picture the sample names', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  test('is drawn', async () => {
    const dump = await server.database.asOwner(async (tx) => {
      const tables = [
        'schools',
        'school_service_points',
        'service_contacts',
        'banners',
        'album_items',
        'wall_items',
        'products',
        'reviews',
        'news',
        'notices',
        'hot_majors',
        'training_projects',
        'works',
        'paper_questions',
      ]
      const rows: unknown[] = []
      for (const table of tables) rows.push(await tx.execute(`select * from ${table}`))
      return JSON.stringify(rows)
    })
    const addresses = [...new Set(dump.match(/\/media\/[\w/-]+\.svg/g))]
    expect(addresses.length).toBeGreaterThan(400)
    const missing = addresses.filter((address) => {
      const [, , school = '', kind = '', file = ''] = address.split('/')
      const art = sampleArt(school)
      return art === undefined || drawPicture(art, kind, file.replace('.svg', '')) === undefined
    })
    expect(missing).toEqual([])
  })
})

test('a school that is no sample has no content and no pictures', () => {
  expect([contentOf('99999'), sampleArt('99999')]).toEqual([undefined, undefined])
  expect(() => sampleContent('99999')).toThrow('99999')
  expect(isMotifName('constructor')).toBe(false)
})

test.each([
  [0, '00:00', '2026-11-19T16:00:00.000Z'],
  [-1, '23:59', '2026-11-19T15:59:00.000Z'],
  [30, '9:05', '2026-12-20T01:05:00.000Z'],
])('%i days on at %s is %s', (days, clock, iso) => {
  expect(dayAt(now, days, clock).toISOString()).toBe(iso)
})

test('a date is written as people write it in Beijing', () => {
  expect(writtenDate(new Date('2026-01-31T23:00:00Z'))).toBe('2026年2月1日')
})
