import { Tag } from '@campus/ui/tag'

import { useT } from '../messages'

/** A type unknown to this release: only the stem is shown. */
export function UnsupportedPart() {
  const t = useT()
  return <Tag>{t('answer.unsupported')}</Tag>
}
