import { element, escaped, faded, label, path, picture, ring, type Drawing } from '../../platform/drawing/svg'

const RED = '#c8322b'

/** A round red stamp with the word for sample: the sample schools are invented. */
export function sampleSeal(school: string): Drawing {
  return picture(
    160,
    160,
    `${school}（样例）`,
    faded(
      0.82,
      element(
        'g',
        { transform: 'rotate(-8 80 80)' },
        ring(80, 80, 74, RED, 4),
        path('M80 42L89 68L117 68L94 85L103 112L80 95L57 112L66 85L43 68L71 68Z', RED),
        element('path', { id: 'arc', d: 'M26 100A58 58 0 1 1 134 100', fill: 'none' }),
        element(
          'text',
          {
            'font-size': school.length > 12 ? 12 : 15,
            fill: RED,
            'font-weight': 600,
            'letter-spacing': 1,
            'text-anchor': 'middle',
          },
          element('textPath', { href: '#arc', startOffset: '50%' }, escaped(school)),
        ),
        label(80, 138, '样例', { size: 16, fill: RED, weight: 700, anchor: 'middle', spacing: 6 }),
      ),
    ),
  )
}
