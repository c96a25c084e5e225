/** The number of likes after one is given or withdrawn. */
export function movedCount(count: number, wasLiked: boolean): number {
  return wasLiked ? Math.max(count - 1, 0) : count + 1
}
