import { Dialog } from '@campus/ui/dialog'
import type { Elements } from '@campus/ui/elements'

import { useT } from '../messages'
import { CardColumn, CardTitle } from './frame'

interface CardPlaceProps {
  isWide: boolean
  /** Title of the sheet, for screens without room beside the question. */
  isOpen: boolean
  onClose: () => void
  children: Elements
}

/** The answer card: beside the question, or in a sheet over it. */
export function CardPlace({ isWide, isOpen, onClose, children }: CardPlaceProps) {
  const t = useT()
  if (!isWide) {
    // Rendered in advance, so that it opens while offline too.
    return (
      <Dialog open={isOpen} ready size="sheet" title={t('answer.card')} onClose={onClose}>
        {children}
      </Dialog>
    )
  }
  return (
    <CardColumn aria-label={t('answer.card')}>
      <CardTitle>{t('answer.card')}</CardTitle>
      {children}
    </CardColumn>
  )
}
