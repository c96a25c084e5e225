import { moduleWebpack } from '@campus/federation/module-webpack'

import config from './module.config.ts'

/** jsPDF asks for these to draw HTML and SVG, which nobody here does; they are not installed. */
const NEVER_ASKED_FOR = { canvg: false, dompurify: false, html2canvas: false }

export default (environment) => {
  const configuration = moduleWebpack(config, import.meta.dirname)(environment)
  return {
    ...configuration,
    resolve: { ...configuration.resolve, alias: { ...configuration.resolve?.alias, ...NEVER_ASKED_FOR } },
  }
}
