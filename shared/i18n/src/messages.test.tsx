import { act, render, screen } from '@testing-library/react'

import type { Translation } from './catalogue'
import { localeReady, setLocale } from './locale'
import { defineMessages, translateShared, useSharedT } from './messages'

const zhCN = {
  'lesson.title': '课程：{name}',
  'lesson.count': '{n}门课程',
  'common.none': '课程已完成',
} as const

const en: Translation<typeof zhCN> = {
  'lesson.title': 'Course: {name}',
  'lesson.count': '{n} courses',
  'lesson.count_one': '{n} course',
  'common.none': 'Course finished',
}

const loadEn = () => Promise.resolve({ en })

afterEach(() => act(() => setLocale('zh-CN')))

test('gives own and shared texts with their values', () => {
  const { translate } = defineMessages(zhCN, loadEn)
  expect(translate('lesson.title', { name: '电工' })).toBe('课程：电工')
  expect(translate('common.noData')).toBe('暂无数据')
  expect(translate('validators.required', { field: '姓名' })).toBe('请输入姓名')
  // @ts-expect-error an id of no catalogue does not compile
  translate('lesson.unknown')
})

test('an own text goes before the shared one of the same id, for its owner only', () => {
  const { translate } = defineMessages(zhCN, loadEn)
  expect(translate('common.none')).toBe('课程已完成')
  expect(translateShared('common.none')).toBe('无')
})

test('two owners may use the same id', () => {
  const first = defineMessages({ 'page.title': '第一' }, () => Promise.resolve({ en: { 'page.title': 'First' } }))
  const second = defineMessages({ 'page.title': '第二' }, () => Promise.resolve({ en: { 'page.title': 'Second' } }))
  expect([first.translate('page.title'), second.translate('page.title')]).toEqual(['第一', '第二'])
})

test.each([
  ['markup', '<b>电工</b>'],
  ['a placeholder', '{name}{n}'],
  ['an i18next nesting', '$t(common.done)'],
  ['an i18next variable', '{{name}}'],
])('a value that looks like %s stays as it is', (_name, value) => {
  const { translate } = defineMessages(zhCN, loadEn)
  expect(translate('lesson.title', { name: value })).toBe(`课程：${value}`)
})

test.each(['lng', 'ns', 'context', 'count', 'defaultValue', 'replace'])('a value named %s is no option', (name) => {
  const { translate } = defineMessages({ text: `值{${name}}` }, () => Promise.resolve({ en: { text: `{${name}}` } }))
  expect(translate('text', { [name]: 'x' })).toBe('值x')
})

test('English tells one from many, Chinese does not', async () => {
  const { translate } = defineMessages(zhCN, loadEn)
  expect(translate('lesson.count', { n: 1 })).toBe('1门课程')
  await setLocale('en')
  expect([0, 1, 2].map((n) => translate('lesson.count', { n }))).toEqual(['0 courses', '1 course', '2 courses'])
})

test('a component reads in the new locale as soon as it is switched', async () => {
  const { useT } = defineMessages(zhCN, loadEn)
  function Lesson() {
    const t = useT()
    return (
      <p>
        {t('lesson.title', { name: 'A' })} {t('common.noData')}
      </p>
    )
  }
  render(<Lesson />)
  expect(screen.getByText('课程：A 暂无数据')).toBeInTheDocument()
  await act(() => setLocale('en'))
  expect(screen.getByText('Course: A No data')).toBeInTheDocument()
})

test('a component without an own catalogue has the shared texts', async () => {
  function Empty() {
    return <p>{useSharedT()('common.noData')}</p>
  }
  render(<Empty />)
  await act(() => setLocale('en'))
  expect(screen.getByText('No data')).toBeInTheDocument()
})

test('t stays the same function from render to render, and changes with the locale', async () => {
  const { useT } = defineMessages(zhCN, loadEn)
  const seen = new Set<unknown>()
  function Probe() {
    seen.add(useT())
    return null
  }
  const { rerender } = render(<Probe />)
  rerender(<Probe />)
  expect(seen.size).toBe(1)
  await act(() => setLocale('en'))
  expect(seen.size).toBeGreaterThan(1)
})

test('the translation is loaded only when it is needed', async () => {
  const load = jest.fn(loadEn)
  defineMessages(zhCN, load)
  await localeReady()
  expect(load).not.toHaveBeenCalled()
  await setLocale('en')
  expect(load).toHaveBeenCalledTimes(1)
})

describe('a module that arrives while the locale is English', () => {
  test('reads in Chinese, never in ids, until its English has come', async () => {
    await setLocale('en')
    let arrive: ((texts: { en: typeof en }) => void) | undefined
    const { useT } = defineMessages(zhCN, () => new Promise((resolve) => (arrive = resolve)))
    function Lesson() {
      return <p>{useT()('lesson.title', { name: 'A' })}</p>
    }
    render(<Lesson />)
    expect(screen.getByText('课程：A')).toBeInTheDocument()
    await act(async () => arrive?.({ en }))
    expect(await screen.findByText('Course: A')).toBeInTheDocument()
  })

  test('can be waited for', async () => {
    await setLocale('en')
    const { translate } = defineMessages(zhCN, loadEn)
    await localeReady()
    expect(translate('lesson.title', { name: 'A' })).toBe('Course: A')
  })

  test('is not forgotten when it arrives during the switch', async () => {
    let arrive: ((texts: { en: typeof en }) => void) | undefined
    defineMessages(zhCN, () => new Promise((resolve) => (arrive = resolve)))
    const switched = setLocale('en')
    const late = defineMessages(zhCN, loadEn)
    arrive?.({ en })
    await switched
    await localeReady()
    expect(late.translate('lesson.title', { name: 'A' })).toBe('Course: A')
  })
})
