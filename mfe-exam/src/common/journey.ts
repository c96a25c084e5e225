/** State in a work's history entries: how many steps back the intro lies. */
interface Journey {
  readonly stepsToIntro: number
}

/** State of the answering page that the intro opens. */
export const FROM_INTRO: Journey = { stepsToIntro: 1 }

/** Steps back to the intro; 0 when this page was not opened from there. */
export function stepsToIntro(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('stepsToIntro' in state)) return 0
  return typeof state.stepsToIntro === 'number' ? state.stepsToIntro : 0
}

/** State for a page opened from one with this state. */
export function oneStepFurther(state: unknown): Journey {
  const steps = stepsToIntro(state)
  return { stepsToIntro: steps === 0 ? 0 : steps + 1 }
}
