import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import type { GivenOverride } from '@campus/contracts/override'
import { color, font, layer, space, text, weight } from '@campus/ui/tokens'

import { forgetOverride, withoutOverride } from './kept-override'
import { useT } from './messages'

/** In the flow at the end of the page, so that it hides nothing there, and before that always in sight. */
const Banner = styled.aside`
  position: sticky;
  z-index: ${layer.header};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};
  border-top: 2px solid ${color.warning};
  background: ${color.warningSoft};
  color: ${color.text};
  font: ${text.s} ${font.sans};

  @media print {
    display: none;
  }
`

const Title = styled.p`
  margin: 0;
  color: ${color.warningText};
  font-weight: ${weight.bold};
`

const Parts = styled.ul`
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

const Reset = styled.a`
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.borderStrong};
  background: ${color.surface};
  color: ${color.text};
  font-weight: ${weight.medium};
`

/** Says which modules a developer put in the place of others, and leads back to the page as everybody gets it. */
export function OverrideBanner({ override: { modules, refused } }: { override: GivenOverride }) {
  const t = useT()
  const titleId = useId()
  const { pathname, search } = useLocation()
  return (
    <Banner aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>{t(modules.length > 0 ? 'override.title' : 'override.none')}</Title>
        <Parts>
          {modules.map(({ module, version, origin }) => (
            <li key={module}>
              {origin === ''
                ? t('override.release', { module, version })
                : t('override.served', { module, version, origin })}
            </li>
          ))}
          {refused.map(({ part, reason, why }) => (
            <li key={part}>
              <span>{t(`override.refused.${reason}`, { part })}</span>
              {why.map((sentence) => (
                <div key={sentence} lang="en">
                  {sentence}
                </div>
              ))}
            </li>
          ))}
        </Parts>
      </div>
      {/* An ordinary link: only a page that is loaded anew has other modules. */}
      <Reset href={withoutOverride(new URL(pathname + search, location.href).href)} onClick={forgetOverride}>
        {t('override.reset')}
      </Reset>
    </Banner>
  )
}
