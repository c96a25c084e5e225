import { styled } from 'styled-components'

import { PagerPlace } from '@campus/calls/paged-block'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { REVIEWS_PER_PAGE } from './review.model'

/** Two quotes with a line between them; in a column on a narrow screen. */
export const ReviewPair = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  & > li {
    min-width: 0;
    padding-inline: ${space[10]};
  }
  & > li:first-child {
    padding-inline-start: 0;
  }
  & > li:last-child {
    padding-inline-end: 0;
  }
  & > li + li {
    border-inline-start: 1px solid ${color.border};
  }
  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};

    & > li {
      padding-inline: 0;
    }
    & > li + li {
      padding-block-start: ${space[8]};
      border-block-start: 1px solid ${color.border};
      border-inline-start: 0;
    }
  }
`

const Shape = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

/** As high as the words of a folded review, or of a short one. */
const Words = styled.div<{ $short: boolean }>`
  overflow: hidden;
  height: ${({ $short }) => ($short ? '2lh' : '6lh')};
  font: ${weight.regular} ${text.l} ${font.sans};
  line-height: 1.8;

  @media ${media.belowDesktop} {
    height: ${({ $short }) => ($short ? '2lh' : '5lh')};
  }
  @media ${media.phone} {
    height: ${({ $short }) => ($short ? '3lh' : '9lh')};
  }
`

const Reply = styled.div`
  height: 68px;

  @media ${media.phone} {
    height: 91px;
  }
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

/** On a phone the details beside the picture break into lines. */
const Author = styled(Line)`
  @media ${media.phone} {
    align-items: start;
    height: 117px;
  }
`

const Shapes = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

/** Two coming quotes: a long one with pictures and a reply, and a short one. */
export function ReviewPairSkeleton() {
  return (
    <Shapes aria-hidden>
      <ReviewPair>
        {Array.from({ length: REVIEWS_PER_PAGE }, (_, index) => (
          <li key={index}>
            <Shape>
              <Skeleton width="40px" height="32px" />
              <Words $short={index > 0}>
                <SkeletonText lines={9} />
              </Words>
              {index > 0 ? null : (
                <>
                  <Line>
                    {['1', '2', '3'].map((key) => (
                      <Skeleton key={key} width="96px" height="96px" />
                    ))}
                  </Line>
                  <Reply>
                    <Skeleton height="100%" />
                  </Reply>
                </>
              )}
              <Author>
                <Skeleton width="48px" height="48px" round />
                <Skeleton width="12em" height="48px" />
              </Author>
            </Shape>
          </li>
        ))}
      </ReviewPair>
      <PagerPlace />
    </Shapes>
  )
}
