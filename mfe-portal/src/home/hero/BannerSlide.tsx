import { css, styled } from 'styled-components'

import type { Banner, BannerWords } from '@campus/contracts/home'
import { useLocale } from '@campus/i18n/locale'
import { Container } from '@campus/ui/layout'
import { Phrases } from '@campus/ui/phrases'
import { Picture } from '@campus/ui/picture'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { BANNER_HEIGHT } from './banner.styles'

const WholePicture = styled(Picture)`
  height: ${BANNER_HEIGHT};
  aspect-ratio: auto;
`

const GROUNDS = {
  accent: css`
    --eyebrow: ${color.onAccent};
    background: ${color.accent};
    color: ${color.onAccent};
  `,
  soft: css`
    --eyebrow: ${color.accentText};
    background: ${color.accentSoft};
    color: ${color.text};
  `,
} as const satisfies Record<BannerWords['ground'], unknown>

const Ground = styled.div<{ $ground: BannerWords['ground'] }>`
  position: relative;
  height: ${BANNER_HEIGHT};
  ${({ $ground }) => GROUNDS[$ground]}
`

/**
 * Beside the words, its near edge fading into their ground. Heads stand low and at the far side, so the picture is cut
 * at its top and its near side only.
 */
const SidePicture = styled(Picture)`
  position: absolute;
  inset-block: 0;
  inset-inline: max(38%, calc(50% - 160px)) 0;
  width: auto;
  background: none;
  aspect-ratio: auto;
  mask-image: linear-gradient(to right, transparent, black 18%);

  & > img {
    object-position: 100% 100%;
  }
  /* The tools of the page stand at the window's edge: nobody's face is behind them. */
  @media ${media.besideColumn} {
    inset-inline-end: 96px;
    mask-image: linear-gradient(to right, transparent, black 18%, black 94%, transparent);
  }
  @media ${media.phone} {
    inset-inline: auto 0;
    width: calc(1.05 * ${BANNER_HEIGHT});
  }
`

/** On the page's column, above the controls at its start; on a phone the controls stand above them. */
const Words = styled(Container)`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[2]};
  height: 100%;
  padding-block: ${space[5]} calc(${space[12]} + ${space[12]});

  & > p {
    max-width: 440px;
  }
  @media (max-width: 1263px) {
    & > p {
      max-width: calc(38vw - ${space[6]});
    }
  }
  @media ${media.belowDesktop} {
    padding-block-start: ${space[2]};
    gap: ${space[1]};
  }
  @media ${media.phone} {
    padding-block: ${space[12]} ${space[6]};

    & > p {
      max-width: calc(100% - 0.95 * ${BANNER_HEIGHT});
    }
  }
`

/** Left out where there is no room for it. */
const Eyebrow = styled.p`
  color: var(--eyebrow);
  font: ${weight.bold} ${text.m} ${font.sans};

  @media ${media.belowDesktop} {
    display: none;
  }
`

const Headline = styled.p`
  font: ${weight.bold} ${text.display} ${font.sans};
  text-wrap: balance;

  @media ${media.belowWide} {
    font: ${weight.bold} ${text.xxxl} ${font.sans};
  }
  @media ${media.belowDesktop} {
    font: ${weight.bold} ${text.xxl} ${font.sans};
  }
  @media ${media.phone} {
    font: ${weight.bold} ${text.l} ${font.sans};
    line-height: 1.35;
  }
`

const Line = styled.p`
  font: ${weight.regular} ${text.l} ${font.sans};

  @media ${media.belowDesktop} {
    font: ${weight.regular} ${text.s} ${font.sans};
    line-height: 1.4;
  }
`

interface BannerSlideProps {
  banner: Banner
  /** On the first screen when the page opens. */
  priority: boolean
}

/** A picture with its words beside it, or one that says everything itself. */
export function BannerSlide({ banner: { pic, title, words, id }, priority }: BannerSlideProps) {
  const locale = useLocale()
  if (words === null) return <WholePicture src={pic} alt={title} priority={priority} />
  const { eyebrow, headline, line } = words[locale]
  return (
    <Ground $ground={words.ground}>
      <SidePicture src={pic} alt="" seed={id} priority={priority} />
      <Words>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Headline>
          <Phrases>{headline}</Phrases>
        </Headline>
        <Line>
          <Phrases>{line}</Phrases>
        </Line>
      </Words>
    </Ground>
  )
}
