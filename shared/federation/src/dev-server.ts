import type { Configuration } from 'webpack'

/** What the command line tells a webpack configuration. */
export interface CliEnvironment {
  /** Port of the dev server, when the build is served by one. */
  readonly port?: string
}

/** A dev server whose files a page of another origin may load. */
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
