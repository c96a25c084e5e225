import type { Configuration } from 'webpack'

import type { ModuleConfigInput } from '@campus/contracts/module'
import { SHARED_PACKAGES } from '@campus/contracts/shared-packages'

import { BesidePlugin } from './beside-plugin'
import { devServer, type CliEnvironment } from './dev-server'
import { hotReplacement } from './hot-replacement'
import { importOf, moduleConfiguration, uniqueNameOf } from './module-build'
import { serverHalf } from './server-half'
import { sourceVersion } from './source-version'

/** What a module's server half takes from the shell's, as its browser half takes it from the page. */
const GIVEN_BY_SHELL = Object.fromEntries(SHARED_PACKAGES.map(({ request }) => [importOf(request), request]))

/** The webpack configuration of a module of this workspace: a release named by its sources, or a hot dev build. */
export function moduleWebpack(config: ModuleConfigInput, folder: string) {
  return (environment: CliEnvironment): Configuration => {
    if (environment.port === undefined) {
      const configuration = moduleConfiguration({
        config,
        folder,
        version: sourceVersion(folder, 'production'),
        port: null,
      })
      if (config.routes.some(({ drawn }) => drawn !== undefined)) {
        // First: the release is described last.
        configuration.plugins?.unshift(new BesidePlugin(serverHalf(configuration, './src/module.tsx', GIVEN_BY_SHELL)))
      }
      return configuration
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
