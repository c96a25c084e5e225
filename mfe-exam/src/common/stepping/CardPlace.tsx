import type { ReactNode } from 'react'

import { Dialog } from '@campus/ui/dialog'

import { useT } from '../messages'
import { CardColumn, CardTitle } from './frame'

interface CardPlaceProps {
  isWide: boolean
  /** Of the sheet, where there is no room beside the question. */
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The answer card: beside the question, or in a sheet over it. */
export function CardPlace({ isWide, isOpen, onClose, children }: CardPlaceProps) {
  const t = useT()
  if (!isWide) {
    // Ready ahead: it opens without a connection too.
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
