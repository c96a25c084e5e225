import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { IconButton } from '@campus/ui/button'

import { space } from '../theme/tokens'
import { useGoBack } from './use-go-back'

/** The icon, not its box, aligns with the text below. */
const Arrow = styled(IconButton)`
  margin-inline-start: calc(-1 * ${space[3]});
`

export interface BackButtonProps {
  /** The target when this page was opened directly, without a page before it. */
  above: string
}

/** One page back. */
export function BackButton({ above }: BackButtonProps) {
  const t = useSharedT()
  const goBack = useGoBack(above)
  return <Arrow label={t('common.back')} icon={<ArrowLeft aria-hidden />} onClick={goBack} />
}
