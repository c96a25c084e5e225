import { act, screen, within } from '@testing-library/react'

import { queryDynamicPage } from '@campus/contracts/study-activity'
import { signedIn } from '@campus/testing/builders'
import { respond } from '@campus/testing/fake-server'

import { activityOf } from '../common/activity/testing/activities'
import { pageAt } from '../testing/page-at'
import { respondWithClass } from './testing/class-fixtures'

const openPage = pageAt('/study/training-class', { layout: 'study', login: true })

describe('ST-CLASS-25 the feed moves by itself', () => {
  // Only what repeats is set by the test; what waits for a response is not.
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'cancelAnimationFrame',
        'clearImmediate',
        'clearTimeout',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'setImmediate',
        'setTimeout',
      ],
    }),
  )
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  async function openFeed() {
    respondWithClass({ today: [activityOf({ dynamic: 2 })] })
    respond(queryDynamicPage, {
      records: ['先到', '后到'].map((content) => ({ type: '签到', realName: '陈雯', avatar: '', content })),
    })
    const { user } = await openPage('?classId=77', { session: signedIn() })
    return { user, feed: await screen.findByRole('region', { name: '课堂动态' }) }
  }

  test('every five seconds, and begins anew after the last', async () => {
    const { feed } = await openFeed()
    expect(feed).toHaveTextContent('先到')
    pass(4999)
    expect(feed).toHaveTextContent('先到')
    pass(1)
    expect(feed).toHaveTextContent('后到')
    pass(5000)
    expect(feed).toHaveTextContent('先到')
  })

  test('not while the pointer is on it', async () => {
    const { user, feed } = await openFeed()
    await user.hover(within(feed).getByText('先到'))
    // Not a whole turn, after which the first entry would stand there again.
    pass(5000)
    expect(feed).toHaveTextContent('先到')
    await user.unhover(within(feed).getByText('先到'))
    pass(5000)
    expect(feed).toHaveTextContent('后到')
  })

  test('not while the keyboard’s focus is in it', async () => {
    const { feed } = await openFeed()
    const control = within(feed).getByRole('button')
    act(() => control.focus())
    pass(5000)
    expect(feed).toHaveTextContent('先到')
    act(() => control.blur())
    pass(5000)
    expect(feed).toHaveTextContent('后到')
  })

  test('not after a touch', async () => {
    const { user, feed } = await openFeed()
    await user.pointer({ keys: '[TouchA]', target: within(feed).getByText('先到') })
    pass(5000)
    expect(feed).toHaveTextContent('先到')
  })

  test('not where less motion is wished for', async () => {
    const { matchMedia } = window
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('reduced-motion') }))
    const { feed } = await openFeed()
    pass(5000)
    expect(feed).toHaveTextContent('先到')
  })
})
