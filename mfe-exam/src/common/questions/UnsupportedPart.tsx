import { Tag } from '@campus/ui/tag'

import { useT } from '../messages'

/** Of a type that this release does not know: its stem can be read, that is all. */
export function UnsupportedPart() {
  const t = useT()
  return <Tag>{t('answer.unsupported')}</Tag>
}
