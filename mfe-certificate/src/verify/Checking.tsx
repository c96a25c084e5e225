import { SkeletonText } from '@campus/ui/skeleton'

import { useT } from './messages'

/** Stands where the verdict will be. */
export function Checking() {
  const t = useT()
  return (
    <div role="status" aria-label={t('verify.checking')}>
      <SkeletonText lines={6} />
    </div>
  )
}
