import { screen, within } from '@testing-library/react'

import type { LearningCard as LearningCardData } from '@campus/contracts/study'
import type { LearningLead } from '@campus/contracts/study-class'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { renderPage } from '@campus/testing/render'

import { LearningCard } from './LearningCard'
import { learningCardOf, learningLeadOf } from './testing/learning-cards'

const NOW = Date.parse('2026-05-20T12:00:00+08:00')

interface Differing extends Partial<LearningCardData> {
  readonly lead?: Partial<LearningLead>
}

async function renderCard({ lead, ...differing }: Differing = {}, locale: 'zh-CN' | 'en' = 'zh-CN') {
  const onOpen = jest.fn()
  const card = (
    <LearningCard
      card={learningCardOf(differing)}
      lead={learningLeadOf(lead)}
      now={NOW}
      opening={false}
      onOpen={onOpen}
    />
  )
  return { onOpen, ...(await renderPage(card, { locale })) }
}

function factsOf(): Record<string, string> {
  const labels = screen.getAllByRole('term')
  return Object.fromEntries(labels.map((label) => [label.textContent, label.nextElementSibling?.textContent ?? '']))
}

test('ST-MINE-09 ST-MINE-10 ST-MINE-11 ST-MINE-12 ST-MINE-13 a card says what is known of a class', async () => {
  const { container } = await renderCard()
  const card = await screen.findByRole('article', { name: '养老护理员三级1班' })
  expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent('养老护理员三级1班')
  expect(within(card).getByText('服务中')).toBeVisible()
  expect(within(card).getByText('培训中')).toBeVisible()
  expect(factsOf()).toEqual({
    培训产品: '养老护理员（三级）培训',
    班期: '2026年第一期',
    培训时间: '2026-02-01 至 2026-05-31',
    班期时间: '2026-01-05 至 2026-06-30',
    班主任: '周敏',
    教学计划制定时间: '2025-12-20 10:30',
    报名人数: '48',
    班级人数: '45',
  })
  await expectNoAxeViolations(container)
})

test.each([
  [-1, '待入学'],
  [0, '待开班'],
  [1, '待报到'],
  [2, '服务中'],
  [3, '服务完成'],
] as const)('ST-MINE-10 service status %i reads 「%s」', async (serviceStatus, label) => {
  await renderCard({ serviceStatus })
  expect(await screen.findByText(label, { exact: true })).toBeVisible()
})

test.each([
  [0, '未开班'],
  [1, '培训中'],
  [2, '已结班'],
] as const)('ST-MINE-10 class status %i reads 「%s」', async (teachingClassStatus, label) => {
  await renderCard({ teachingClassStatus })
  expect(await screen.findByText(label, { exact: true })).toBeVisible()
})

test('ST-MINE-09 ST-MINE-12 what is empty is left out, and no card says null', async () => {
  const { container } = await renderCard({
    serviceStatus: -1,
    teachingClassStatus: 0,
    className: '',
    teacherName: '',
    teachingPlanCreatedTime: '',
    trainingStartTime: '',
    trainingEndTime: '',
    periodTrainingEndTime: '',
    signUpTotal: 0,
  })
  expect(await screen.findByRole('heading')).toHaveTextContent('2026年第一期')
  expect(factsOf()).toEqual({
    培训产品: '养老护理员（三级）培训',
    班期时间: '2026-01-05 至 --',
    报名人数: '0',
    班级人数: '45',
  })
  expect(container).not.toHaveTextContent(/null|undefined|NaN/)
})

test('ST-MINE-14 ids are not printed', async () => {
  const { container } = await renderCard({ classId: '987654', tenantId: '20003' })
  await screen.findByRole('article')
  expect(container).not.toHaveTextContent(/987654|20003/)
})

test('a card shows cover, progress and the next lesson first, and its data on request', async () => {
  const { container, user } = await renderCard()
  expect(await screen.findByText('下一课：面授：综合实训')).toBeVisible()
  expect(screen.getByText('2026-05-20 19:00')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute('aria-valuenow', '33.3')
  expect(container.querySelector('img')).toHaveAttribute('src', '/cover.png')
  expect(screen.getByText('教学计划制定时间')).not.toBeVisible()
  await user.click(screen.getByText('班级资料'))
  expect(screen.getByText('教学计划制定时间')).toBeVisible()
  await expectNoAxeViolations(container)
})

test('an online lesson has a day, and no hour', async () => {
  await renderCard({ lead: { nextStartTime: '2026-05-21 00:00:00' } })
  expect(await screen.findByText('2026-05-21', { exact: true })).toBeVisible()
})

test('a class that has no lesson left says so', async () => {
  await renderCard({ lead: { nextActivityName: '', nextStartTime: '' } })
  expect(await screen.findByText('暂无待上的课堂')).toBeVisible()
})

test.each([
  [2, 1, '去学习'],
  [3, 2, '查看详情'],
  [2, 0, '开班时间'],
] as const)(
  'ST-MINE-15 the action of service status %i in class status %i is 「%s」',
  async (serviceStatus, teachingClassStatus, label) => {
    const { user, onOpen } = await renderCard({ serviceStatus, teachingClassStatus })
    await user.click(await screen.findByRole('button', { name: `${label} 养老护理员三级1班` }))
    expect(onOpen).toHaveBeenCalledTimes(1)
  },
)

test('ST-MINE-15 ST-MINE-18 with status -1 the action is there but unavailable', async () => {
  const { user, onOpen } = await renderCard({ serviceStatus: -1 })
  const action = await screen.findByRole('button', { name: /等待入学/ })
  expect(action).toBeDisabled()
  await user.click(action)
  expect(onOpen).not.toHaveBeenCalled()
})

test.each<[string, Partial<LearningCardData>, string | null]>([
  ['in training', { teachingClassStatus: 1 }, '截止时间：2026-05-31，剩余12天'],
  ['before training', { teachingClassStatus: 0 }, '截止时间：2026-06-30，剩余42天'],
  ['past the end', { teachingClassStatus: 1, trainingEndTime: '2026-05-01 18:00:00' }, '已截止'],
  ['after training', { teachingClassStatus: 2 }, null],
])('ST-MINE-16 ST-MINE-17 the deadline %s', async (_, differing, text) => {
  await renderCard(differing)
  await screen.findByRole('article')
  if (text === null) expect(screen.queryByText(/截止/)).not.toBeInTheDocument()
  else expect(screen.getByText(text)).toBeVisible()
})

test('reads in English', async () => {
  await renderCard({}, 'en')
  expect(await screen.findByRole('button', { name: /^Go learn/ })).toBeVisible()
  expect(screen.getByText(/12 days remaining/)).toBeVisible()
})
