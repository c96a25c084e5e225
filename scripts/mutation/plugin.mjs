/**
 * Two plugins of Stryker's: `drawn` is a reporter that draws the sample as soon as the mutants are known,
 * `narrow-jest` Stryker's runner for jest, made cheap.
 */
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner'

import { NarrowJestRunner } from './narrow-jest-runner.mjs'
import { readDraw, writeDrawn } from './plan.mjs'
import { drawSample } from './sample.mjs'

const INJECTOR = '$injector'

class DrawingReporter {
  onMutationTestingPlanReady({ mutantPlans }) {
    const draw = readDraw()
    if (draw === null) return
    const mutants = mutantPlans.map(({ mutant }) => mutant).filter(({ status }) => status !== 'Ignored')
    writeDrawn(drawSample(mutants, draw.size, draw.seed).map(({ id }) => id))
  }
}

const jest = jestPlugins.find(({ kind, name }) => kind === 'TestRunner' && name === 'jest')

function createNarrowJestRunner(injector) {
  return new NarrowJestRunner(injector.injectFunction(jest.factory))
}
createNarrowJestRunner.inject = [INJECTOR]

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'narrow-jest', factory: createNarrowJestRunner },
  { kind: 'Reporter', name: 'drawn', injectableClass: DrawingReporter },
]
