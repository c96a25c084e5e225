import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { Carousel } from '@campus/ui/carousel'
import { Picture } from '@campus/ui/picture'
import { Skeleton, SkeletonRegion } from '@campus/ui/skeleton'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { InlineError } from '../blocks/InlineError'
import { BANNER_DELAY } from '../home.model'
import { bannersQuery } from '../home.queries'
import { useT } from '../messages'

/** 360 px on a wide screen, scaled with the width below it; never so low that the controls hide the picture. */
const HEIGHT = 'clamp(148px, 31.25vw, 360px)'

const Stage = styled.div`
  height: ${HEIGHT};
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

const Slide = styled(Picture)`
  height: ${HEIGHT};
  aspect-ratio: auto;
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
          <Skeleton height={HEIGHT} />
        </SkeletonRegion>
      )
    }
    if (banners.data.length === 0) return <Words>{t('common.noData')}</Words>
    return (
      <Slides label={t('home.banner')} autoplay={BANNER_DELAY}>
        {banners.data.map((banner, index) => (
          <Slide key={banner.id} src={banner.pic} alt={banner.title} priority={index === 0} />
        ))}
      </Slides>
    )
  }
}
