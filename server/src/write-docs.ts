/** Writes what is generated under docs/: `pnpm --filter server docs`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { apiMarkdown, configurationMarkdown } from './api-docs/markdown'
import { refusals, routes } from './domains'

const docs = join(import.meta.dirname, '../../docs')
writeFileSync(join(docs, 'api.md'), apiMarkdown(routes, refusals))
writeFileSync(join(docs, 'configuration.md'), configurationMarkdown())
