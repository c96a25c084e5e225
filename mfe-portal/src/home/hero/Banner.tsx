import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { Carousel } from '@campus/ui/carousel'
import { Skeleton, SkeletonRegion } from '@campus/ui/skeleton'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { InlineError } from '../blocks/InlineError'
import { BANNER_DELAY } from '../home.model'
import { bannersQuery } from '../home.queries'
import { useT } from '../messages'
import { BANNER_HEIGHT } from './banner.styles'
import { BannerSlide } from './BannerSlide'

const Stage = styled.div`
  height: ${BANNER_HEIGHT};
  overflow: hidden;
  background: ${color.accentSoft};
`

const Slides = styled(Carousel)`
  /* Above the shelf on the banner's lower edge, at the start of the page's column: people stand at its end. */
  & > [role='group'] {
    inset-block-end: ${space[12]};
    inset-inline: max(${space[8]}, calc(50% - 600px)) auto;
  }
  @media ${media.phone} {
    & > [role='group'] {
      inset-block: ${space[2]} auto;
      inset-inline: ${space[2]} auto;
    }
  }
`

const Words = styled.div`
  display: grid;
  height: 100%;
  padding: ${space[4]};
  place-items: center;
  color: ${color.textMuted};
  font: ${weight.regular} ${text.m} ${font.sans};
`

/** The school's pictures, full width. */
export function Banner() {
  const t = useT()
  const banners = useQuery(bannersQuery())
  return <Stage>{content()}</Stage>

  function content() {
    if (banners.data === undefined) {
      if (banners.isError) {
        return (
          <Words>
            <InlineError query={banners} />
          </Words>
        )
      }
      return (
        <SkeletonRegion>
          <Skeleton height={BANNER_HEIGHT} />
        </SkeletonRegion>
      )
    }
    if (banners.data.length === 0) return <Words>{t('common.noData')}</Words>
    return (
      <Slides label={t('home.banner')} autoplay={BANNER_DELAY}>
        {banners.data.map((banner, index) => (
          <BannerSlide key={banner.id} banner={banner} priority={index === 0} />
        ))}
      </Slides>
    )
  }
}
