import { fireEvent, screen, waitFor, within } from '@testing-library/react'

import { findParamMapByKey, MAP_PARAMETERS, type BuSchoolInfo } from '@campus/contracts/school'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { requestsOf, respond } from '@campus/testing/fake-server'

import { pageAt } from '../../testing/page-at'
import { aPoint, aWholeSchool, respondWithSchool } from '../school.fixtures'

beforeEach(respondWithSchool)

const openProfile = pageAt('/school-info', { layout: 'main' })
const open = (school: Partial<BuSchoolInfo> = {}, session = {}) =>
  openProfile('?points=TEACHING', { session: { ...aWholeSchool(school), ...session } })
const map = () => screen.getByRole('group', { name: '服务点地图' })
const marker = (name: string | RegExp) => within(map()).getByRole('button', { name })
const spotOf = (element: HTMLElement) => element.style.transform
/** Opens the map and goes to the school, where near points stand apart. */
const openAtSchool = async (...how: Parameters<typeof open>) => {
  const page = await open(...how)
  await page.user.click(marker('回到学校'))
  return page
}
const MIDDLE = 'translate(320.0px, 220.0px)'

test('PO-SCH-07 the map opens with the school and every point in view', async () => {
  const { container } = await open()
  expect(within(map()).getByText('学校')).toBeVisible()
  expect(marker('1 北部实训基地')).toBeVisible()
  expect(marker('2 夜校烹饪教室')).toBeVisible()
  expect(within(map()).queryByRole('button', { name: /在画面外/ })).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('PO-SCH-07 back at the school, near points stand at their places and far ones at the edge', async () => {
  const { container } = await openAtSchool()
  expect(spotOf(within(map()).getByText('学校'))).toBe(MIDDLE)
  expect(marker('1 北部实训基地')).toBeVisible()
  expect(marker('2 夜校烹饪教室，在画面外')).toBeVisible()
  expect(map()).toHaveTextContent('100m')
  await expectNoAxeViolations(container)
})

test('PO-SCH-07 without coordinates of the school the map opens with its points', async () => {
  await open({}, { schoolInfo: { ...aWholeSchool().schoolInfo, latitude: null, longitude: null } })
  expect(marker('1 北部实训基地')).toBeVisible()
  expect(within(map()).queryByRole('button', { name: /在画面外/ })).not.toBeInTheDocument()
  expect(within(map()).queryByText('学校')).not.toBeInTheDocument()
  expect(within(map()).queryByRole('button', { name: '回到学校' })).not.toBeInTheDocument()
})

test('a school none of whose places is known has a list without a map', async () => {
  const { container } = await open(
    { buSchoolServicePointList: [aPoint({ name: '实训室' })] },
    { schoolInfo: { ...aWholeSchool().schoolInfo, latitude: null, longitude: null } },
  )
  expect(screen.getByRole('article', { name: '实训室' })).toBeVisible()
  expect(screen.queryByRole('group', { name: '服务点地图' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '实训室' })).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('PO-SCH-17 a point chosen in the list comes to the middle of the map, and that is said', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: '夜校烹饪教室' }))
  expect(spotOf(marker('2 夜校烹饪教室'))).toBe(MIDDLE)
  expect(marker('2 夜校烹饪教室')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('地图已移到夜校烹饪教室')).toBeInTheDocument()
})

test('PO-SCH-17 a marker pressed with the keyboard comes to the middle, and its card is marked', async () => {
  const { user } = await open()
  marker('1 北部实训基地').focus()
  await user.keyboard('{Enter}')
  expect(spotOf(marker('1 北部实训基地'))).toBe(MIDDLE)
  const chosen = within(screen.getByRole('article', { name: '北部实训基地' })).getByRole('button')
  expect(chosen).toHaveAttribute('aria-pressed', 'true')
})

test('a point out of view is reached by its pointer', async () => {
  const { user } = await openAtSchool()
  await user.click(marker('2 夜校烹饪教室，在画面外'))
  expect(spotOf(marker('2 夜校烹饪教室'))).toBe(MIDDLE)
  expect(marker(/北部实训基地，在画面外/)).toBeVisible()
})

test('every point can be shown at once, and the school again', async () => {
  const { user } = await open()
  await user.click(marker('显示全部服务点'))
  expect(within(map()).queryByRole('button', { name: /在画面外/ })).not.toBeInTheDocument()
  await user.click(marker('回到学校'))
  expect(spotOf(within(map()).getByText('学校'))).toBe(MIDDLE)
  expect(marker('2 夜校烹饪教室，在画面外')).toBeVisible()
})

test('points that lie together share a marker; a press parts them', async () => {
  const near = [
    aPoint({ name: '甲', latitude: 30.3051, longitude: 120.1791 }),
    aPoint({ name: '乙', latitude: 30.3055, longitude: 120.1795 }),
  ]
  const { user } = await open({ buSchoolServicePointList: near })
  for (let steps = 0; steps < 3; steps += 1) await user.click(marker('缩小地图'))
  await user.click(marker('2个服务点：甲，乙'))
  expect(marker('1 甲')).toBeVisible()
  expect(marker('2 乙')).toBeVisible()
})

test('points at one and the same place are chosen in turn', async () => {
  const place = { latitude: 30.3051, longitude: 120.1791 }
  const { user } = await open({
    buSchoolServicePointList: [aPoint({ name: '甲', ...place }), aPoint({ name: '乙', ...place })],
  })
  await user.click(marker('2个服务点：甲，乙'))
  expect(screen.getByText('地图已移到甲')).toBeInTheDocument()
  await user.click(marker('2个服务点：甲，乙'))
  expect(screen.getByText('地图已移到乙')).toBeInTheDocument()
})

test('the arrow keys move the ground, plus and minus zoom, from anything on the map', async () => {
  const { user } = await openAtSchool()
  marker('放大地图').focus()
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(spotOf(within(map()).getByText('学校'))).toBe('translate(400.0px, 300.0px)')
  expect(map()).toHaveTextContent('50m')
  await user.keyboard('---')
  expect(map()).toHaveTextContent('500m')
  await user.keyboard('+++{ArrowRight}{ArrowDown}')
  expect(spotOf(within(map()).getByText('学校'))).toBe(MIDDLE)
})

test('the map can be panned; a press that only trembles is a press', async () => {
  await openAtSchool()
  const pin = marker('1 北部实训基地')
  const before = spotOf(pin)
  fireEvent.pointerDown(pin, { button: 0, pointerId: 1, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(pin, { pointerId: 1, clientX: 102, clientY: 101 })
  expect(spotOf(pin)).toBe(before)
  fireEvent.pointerMove(pin, { pointerId: 1, clientX: 150, clientY: 120 })
  fireEvent.pointerUp(pin, { pointerId: 1 })
  fireEvent.pointerMove(pin, { pointerId: 1, clientX: 300, clientY: 300 })
  expect(spotOf(within(map()).getByText('学校'))).toBe('translate(370.0px, 240.0px)')
})

test('where the visitor is, is on the map as well', async () => {
  await openAtSchool({}, { location: { lat: 30.3051, lng: 120.1791 } })
  expect(spotOf(within(map()).getByText('您的位置'))).toBe(MIDDLE)
})

test('PO-SCH-08 the key is asked for by the parameter call; without tiles the plain map says what it is', async () => {
  await open()
  expect(requestsOf(findParamMapByKey)).toEqual([Object.values(MAP_PARAMETERS)])
  expect(screen.getByText(/示意图：按坐标绘制/)).toBeVisible()
  expect(map().querySelectorAll('img')).toHaveLength(0)
})

test('PO-SCH-08 with the provider’s tiles and its key the map lies on them, and they are credited', async () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}?tk={key}'
  respond(findParamMapByKey, { MapKey: 'k1', MapTilesUrl: tiles, MapCredit: '示例图商' })
  const { container } = await openAtSchool()
  await waitFor(() => expect(map().querySelectorAll('img').length).toBeGreaterThan(5))
  expect(map().querySelector('img')?.src).toMatch(/^https:\/\/tiles\.example\/17\/\d+\/\d+\?tk=k1$/)
  expect(screen.getByText('地图：示例图商')).toBeVisible()
  expect(screen.queryByText(/示意图/)).not.toBeInTheDocument()
  const lost = map().querySelector('img')
  if (lost !== null) fireEvent.error(lost)
  expect(lost).not.toBeVisible()
  await expectNoAxeViolations(container)
})

test('PO-SCH-08 tiles in GCJ-02 are other tiles, and the markers stay where they are', async () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}'
  respond(findParamMapByKey, { MapTilesUrl: tiles, MapTilesCoordinates: 'gcj02' })
  await openAtSchool()
  await waitFor(() => expect(map().querySelectorAll('img').length).toBeGreaterThan(5))
  expect(spotOf(within(map()).getByText('学校'))).toBe(MIDDLE)
  const middle = [...map().querySelectorAll('img')].find(({ style }) => {
    const [left, top, side] = [parseFloat(style.left), parseFloat(style.top), parseFloat(style.width)]
    return left <= 320 && left + side > 320 && top <= 220 && top + side > 220
  })
  expect(middle?.src).toBe('https://tiles.example/17/109293/53949')
})
