import { font, motion, radius, space, text, weight } from '@campus/ui/tokens'
import { styled } from 'styled-components'
import { OutsideLink, useOutsideAddress } from '../common/OutsideLink'
import { QrCode } from '../common/QrCode'
import { useT } from '../messages'

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

/** Who holds the phone already cannot scan its screen. */
const Open = styled(OutsideLink)`
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

/** An outside address to be scanned, or opened where one is. Without a usable address it says that there is none. */
export function QrPanel({ address, caption }: { address: string; caption: string }) {
  const t = useT()
  const checked = useOutsideAddress(address)
  if (checked === null) return <Caption>{t('appDownload.noCode')}</Caption>
  return (
    <Root>
      <QrCode value={checked} label={caption} />
      <Words>
        <Caption>{caption}</Caption>
        <Open href={checked}>{t('appDownload.open')}</Open>
      </Words>
    </Root>
  )
}
