import { WallGridSkeleton } from './WallSection'

/** Width to height of the posters of each wall. */
export const EVERYONE_SAYS_RATIO = '3 / 4'
export const MICRO_CLASSROOM_RATIO = '16 / 10'

export function EveryoneSaysSkeleton() {
  return <WallGridSkeleton ratio={EVERYONE_SAYS_RATIO} below="32px" pager />
}

export function MicroClassroomSkeleton() {
  return <WallGridSkeleton ratio={MICRO_CLASSROOM_RATIO} below="45px" pager={false} />
}
