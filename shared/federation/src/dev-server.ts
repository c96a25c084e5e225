import type { Configuration } from 'webpack'

/** The command-line arguments of a webpack configuration. */
export interface CliEnvironment {
  /** Port of the dev server, when the build is served by one. */
  readonly port?: string
}

/** A dev server whose files pages of other origins may load. */
export function devServer(port: number): NonNullable<Configuration['devServer']> {
  return {
    port,
    host: 'localhost',
    hot: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
  }
}
