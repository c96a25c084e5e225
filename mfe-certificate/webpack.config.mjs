import webpack from 'webpack'

import { moduleWebpack } from '@campus/federation/module-webpack'

import config from './module.config.ts'

/** jsPDF asks for these to draw HTML and SVG, which nobody here does; they are not installed. */
const neverAskedFor = new webpack.IgnorePlugin({
  resourceRegExp: /^(?:canvg|dompurify|html2canvas)$/,
  contextRegExp: /[\\/]jspdf[\\/]/,
})

export default (environment) => {
  const configuration = moduleWebpack(config, import.meta.dirname)(environment)
  return { ...configuration, plugins: [...(configuration.plugins ?? []), neverAskedFor] }
}
