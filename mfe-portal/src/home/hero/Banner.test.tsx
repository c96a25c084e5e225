/** The banner's timing, on a clock that only moves in steps, and its height. */
import { act, screen, within } from '@testing-library/react'

import { getMaterialPosterList } from '@campus/contracts/home'
import { respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { bannersOf } from '../home.fixtures'
import { Banner } from './Banner'

afterEach(() => jest.useRealTimers())

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')

test('PO-HOME-03 each banner stays for four seconds, no shorter and no longer', async () => {
  jest.useFakeTimers()
  respond(getMaterialPosterList, bannersOf(3))
  await renderPage(<Banner />)
  // The engine that moves the slides loads after them.
  for (let waited = 0; waited < 10; waited += 1) await advance(0)
  await advance(50)
  const shown = [current()]
  for (const pause of [3900, 100, 3900, 100]) {
    await advance(pause)
    shown.push(current())
  }
  expect(shown).toEqual(['转到第1张', '转到第1张', '转到第2张', '转到第2张', '转到第3张'])
})

/** The pixels of a CSS height of the form `clamp(least, share of the width, most)`; jsdom has no layout. */
function heightAt(width: number, element: Element): number {
  const [, least, share, most] = /^clamp\((\d+)px, ([\d.]+)vw, (\d+)px\)$/.exec(getComputedStyle(element).height) ?? []
  return Math.max(Number(least), Math.min((Number(share) / 100) * width, Number(most)))
}

test('PO-HOME-03 place and picture are 360 px high, and lower with a narrower window', async () => {
  respond(getMaterialPosterList, bannersOf(1))
  await renderPage(<Banner />)
  const region = await screen.findByRole('region', { name: '学校风采' })
  const picture = within(region).getByRole('img').parentElement
  for (const element of [region.parentElement, picture]) {
    const heights = [1920, 1366, 768, 320].map((width) => element && heightAt(width, element))
    expect(heights).toEqual([360, 360, 240, 184])
  }
})

describe('words of a banner', () => {
  const words = {
    ground: 'accent' as const,
    'zh-CN': { eyebrow: '秋季班', headline: '把手艺变成底气', line: '边学边练边拿证' },
    en: { eyebrow: 'Autumn classes', headline: 'Skill becomes confidence', line: 'Learn, practise and certify' },
  }
  beforeEach(() =>
    respond(
      getMaterialPosterList,
      bannersOf(1).map((banner) => ({ ...banner, words })),
    ),
  )

  test('they are text, so the picture is a decoration', async () => {
    await renderPage(<Banner />)
    expect(await screen.findByText(readAs('把手艺变成底气'))).toBeVisible()
    expect(screen.getByText('秋季班')).toBeVisible()
    expect(screen.getByText(readAs('边学边练边拿证'))).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  test('a reader of English gets them in English', async () => {
    await renderPage(<Banner />, { locale: 'en' })
    expect(await screen.findByText('Autumn classes')).toBeVisible()
    expect(screen.getByText(readAs('Skill becomes confidence'))).toBeVisible()
    expect(screen.queryByText('秋季班')).not.toBeInTheDocument()
  })
})

/** A title in phrases is one element's whole text. */
function readAs(words: string) {
  return (_: string, element: Element | null) => element?.tagName === 'P' && element.textContent === words
}
