import { act } from '@testing-library/react'
import axe from 'axe-core'

/** Rules that need what jsdom lacks (layout, colours, a canvas) or judge a whole page where a test renders a part. */
const NOT_JUDGED = [
  'color-contrast',
  'label-content-name-mismatch',
  'target-size',
  'region',
  'page-has-heading-one',
  'landmark-one-main',
]

/**
 * Fails with one readable line per violation: rule, what it wants, and the
 * elements in question. Give `document.body` for what renders in a portal.
 */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  // Judging takes its time, in which a component may go on: a dialog, say, ends its transition.
  const { violations } = await act(() =>
    axe.run(container, {
      resultTypes: ['violations'],
      // jsdom loads no media: axe would wait ten seconds for the length of a video.
      preload: false,
      rules: Object.fromEntries(NOT_JUDGED.map((rule) => [rule, { enabled: false }])),
    }),
  )
  if (violations.length > 0) throw new Error(describeViolations(violations))
}

function describeViolations(violations: readonly axe.Result[]): string {
  const lines = violations.map(({ id, help, helpUrl, nodes }) => {
    const elements = nodes.map((node) => `    ${node.html}`).join('\n')
    return `  ${id}: ${help} (${helpUrl})\n${elements}`
  })
  return `${violations.length} accessibility violation(s):\n${lines.join('\n')}`
}
