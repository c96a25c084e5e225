import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'

import { font, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { ExternalLink, useOutsideAddress } from '../common/ExternalLink'
import { QrCode } from '../common/QrCode'
import { useT } from './messages'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]};
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
`

const Caption = styled.p`
  font: ${weight.medium} ${text.m} ${font.sans};
`

/** On the phone itself the code cannot be scanned. */
const openLook = css`
  display: inline-flex;
  align-items: center;
  min-height: ${space[10]};
  padding-inline: ${space[5]};
  border: 1px solid currentColor;
  border-radius: ${radius.m};
  font: ${weight.medium} ${text.s} ${font.sans};
  transition: opacity ${motion.fast};

  &:hover {
    opacity: 0.85;
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`

const OpenOutside = styled(ExternalLink)`
  ${openLook}
`

const OpenHere = styled(Link)`
  ${openLook}
`

interface QrPanelProps {
  /** The operator's page, '' when there is none. */
  address: string
  /** The path of this site's own page that replaces it: another than the one with the code. */
  ownPage: string
  caption: string
}

/** A page to scan, or to open here: the operator's, else this site's own. */
export function QrPanel({ address, ownPage, caption }: QrPanelProps) {
  const t = useT()
  const outside = useOutsideAddress(address)
  return (
    <Root>
      <QrCode value={outside ?? new URL(ownPage, location.origin).href} label={caption} />
      <Words>
        <Caption>{caption}</Caption>
        {outside === null ? (
          <OpenHere to={ownPage}>{t('appDownload.openHere')}</OpenHere>
        ) : (
          <OpenOutside href={outside}>{t('appDownload.open')}</OpenOutside>
        )}
      </Words>
    </Root>
  )
}
