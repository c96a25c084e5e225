/**
 * Bundles the server into dist/main.mjs, the operator's commands into
 * dist/operator.mjs and a team's into dist/release.mjs. Packages of the workspace are
 * TypeScript source and so are bundled; all others are required at run time.
 * The migrations stay beside dist, where the server looks for them.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'esbuild'

const root = import.meta.dirname
rmSync(join(root, 'dist'), { recursive: true, force: true })
await build({
  entryPoints: {
    main: join(root, 'src/main.ts'),
    operator: join(root, 'src/site/operator/operator-cli.ts'),
    release: join(root, 'src/site/releases/release-cli.ts'),
    'render-worker': join(root, 'src/site/rendering/render-worker.mjs'),
  },
  outdir: join(root, 'dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What the start imports only when it needs it (the sample schools, in development) stays a file of its own.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'packages-stay-outside',
      setup(bundle) {
        bundle.onResolve({ filter: /^[^./]/ }, ({ path }) =>
          path.startsWith('@campus/') ? undefined : { path, external: true },
        )
      },
    },
  ],
})
