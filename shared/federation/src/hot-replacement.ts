import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack'

/** The settings that let a development server exchange components in a running page. */
export function hotReplacement(uniqueName: string): NonNullable<Configuration['plugins']> {
  return [new ReactRefreshPlugin({ library: uniqueName, overlay: false })]
}
