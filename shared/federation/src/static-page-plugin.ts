import webpack, { type Compilation, type Compiler } from 'webpack'

import type { ReleaseFile } from './release-files'

interface ShellRelease {
  readonly version: string
  readonly scripts: readonly string[]
  readonly files: Readonly<Record<string, ReleaseFile>>
}

/**
 * Writes `index.html` beside the shell's files: the page for a plain static host, which returns it for every
 * page address. It names the shell's files and their hashes; the shell itself requests school, settings and
 * module map. The gateway composes its own pages and does not use it.
 */
export class StaticPagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StaticPagePlugin', (compilation) => {
      // One stage after the manifest.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tap({ name: 'StaticPagePlugin', stage }, () => {
        if (compilation.errors.length > 0) return
        compilation.emitAsset('index.html', new webpack.sources.RawSource(staticPage(readManifest(compilation))))
      })
    })
  }
}

function readManifest(compilation: Compilation): ShellRelease {
  return JSON.parse(String(compilation.getAsset('manifest.json')?.source.source())) as ShellRelease
}

/** The page's HTML; the shell's files are in `/shell/<version>/`. */
export function staticPage({ version, scripts, files }: ShellRelease): string {
  const base = `/shell/${version}/`
  const integrity = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.integrity]))
  const elements = scripts.map(
    (name) =>
      `<script defer src="${base}${name}" crossorigin="anonymous" integrity="${integrity[name] ?? ''}"></script>\n`,
  )
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title></title>
<link rel="icon" href="data:,">
${elements.join('')}</head>
<body>
<div id="root"></div>
<script type="application/json" id="campus-shell">${JSON.stringify({ base, integrity })}</script>
</body>
</html>
`
}
