/**
 * Stryker supports one jest environment per run, and the projects have several: this one becomes, for each
 * test, the environment that its project names. While a mutant is tried, nothing after the first test that
 * fails is run.
 */
import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** Set by Stryker's runner while it tries a mutant. */
const ACTIVE_MUTANT = '__STRYKER_ACTIVE_MUTANT__'

export default class EnvironmentOfProject {
  constructor(config, context) {
    const { default: named, TestEnvironment } = load(config.projectConfig.testEnvironmentOptions.environmentOfProject)
    const Environment = TestEnvironment ?? named
    const environment = new Environment(config, context)
    if (process.env[ACTIVE_MUTANT] !== undefined) stopAfterFailure(environment)
    return environment
  }
}

function stopAfterFailure(environment) {
  const handle = environment.handleTestEvent?.bind(environment)
  let failed = false
  environment.handleTestEvent = async (event, state) => {
    await handle?.(event, state)
    if (event.name === 'test_fn_failure') failed = true
    if (event.name === 'test_start' && failed) event.test.mode = 'skip'
  }
}
