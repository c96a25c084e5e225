import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'

import { Phrases } from '@campus/ui/phrases'
import { SkeletonText } from '@campus/ui/skeleton'

import type { Elements } from '../composition/elements'
import { color, font, media, space, text, weight } from '../theme/tokens'

const Root = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
`

const titleLook = css`
  font: ${weight.bold} ${text.xxxl} ${font.sans};
  letter-spacing: -0.01em;

  @media ${media.phone} {
    font: ${weight.bold} ${text.xxl} ${font.sans};
  }
`

const Title = styled.h1`
  ${titleLook}
`

/** As high as a title, for a skeleton of its own. */
export const PageTitlePlace = styled.div`
  ${titleLook}
`

const Lead = styled.p`
  color: ${color.textMuted};
`

export interface PageTitleProps {
  /** Undefined while it loads. */
  children: ReactNode
  className?: string
}

/** The heading of a page; its lines end between words. While its words load a shape takes its place, which is no heading. */
export function PageTitle({ children, className }: PageTitleProps) {
  if (children !== undefined) {
    return (
      <Title className={className}>{typeof children === 'string' ? <Phrases>{children}</Phrases> : children}</Title>
    )
  }
  return (
    <PageTitlePlace className={className} aria-busy>
      <SkeletonText last="8em" />
    </PageTitlePlace>
  )
}

export interface PageHeadProps {
  /** Undefined while it loads. */
  title: ReactNode
  /** The breadcrumb, or the thing that the title belongs to. */
  above?: Elements
  /** At the far end of the title. */
  actions?: Elements
  /** One sentence under the title. */
  lead?: ReactNode
  /** Below the title and its lead. */
  children?: Elements
  className?: string
}

/** The head of a page: title, breadcrumb, and actions for the whole page. */
export function PageHead({ title, above, actions, lead, children, className }: PageHeadProps) {
  const heading = <PageTitle>{title}</PageTitle>
  return (
    <Root className={className}>
      {above}
      {actions === undefined ? (
        heading
      ) : (
        <Line>
          {heading}
          {actions}
        </Line>
      )}
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      {children}
    </Root>
  )
}
