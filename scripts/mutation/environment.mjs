/**
 * Stryker supports one jest environment per run, and the projects have several: this one becomes, for each
 * test, the environment that its project names.
 */
import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

export default class EnvironmentOfProject {
  constructor(config, context) {
    const { default: named, TestEnvironment } = load(config.projectConfig.testEnvironmentOptions.environmentOfProject)
    const Environment = TestEnvironment ?? named
    return new Environment(config, context)
  }
}
