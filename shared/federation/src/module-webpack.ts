import type { Configuration } from 'webpack'

import type { ModuleConfigInput } from '@campus/contracts/module'

import { devServer, type CliEnvironment } from './dev-server'
import { hotReplacement } from './hot-replacement'
import { moduleConfiguration, uniqueNameOf } from './module-build'
import { sourceVersion } from './source-version'

/** The webpack configuration of a module of this workspace: a release named by its sources, or a hot dev build. */
export function moduleWebpack(config: ModuleConfigInput, folder: string) {
  return (environment: CliEnvironment): Configuration => {
    if (environment.port === undefined) {
      return moduleConfiguration({ config, folder, version: sourceVersion(folder, 'production'), port: null })
    }
    return servedHot(config, folder, Number(environment.port))
  }
}

function servedHot(config: ModuleConfigInput, folder: string, port: number): Configuration {
  const version = 'dev'
  const configuration = moduleConfiguration({ config, folder, version, port })
  return {
    ...configuration,
    devServer: devServer(port),
    plugins: [...hotReplacement(uniqueNameOf(config.id, version)), ...(configuration.plugins ?? [])],
  }
}
