import { formatDate } from '@campus/i18n/format'

import { useCommonT } from './messages'
import type { FieldValue } from './record-field'

/** A value in words; an unreadable date stays as it was sent. */
export function useFieldValue() {
  const t = useCommonT()
  return (value: FieldValue): string => {
    switch (value.kind) {
      case 'text':
        return value.text
      case 'date':
        return formatDate(value.date, 'date') || value.date
      case 'residentCard':
        return t('certificate.idType.residentCard')
    }
  }
}
