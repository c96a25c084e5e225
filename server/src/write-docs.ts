/** Writes what is generated under docs/: `pnpm --filter server docs`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { importedTables, refusals, routes } from './domains'
import { apiMarkdown, configurationMarkdown } from './site/api-docs/markdown'
import { exampleTexts } from './site/operator/import/example-school'
import { importMarkdown } from './site/operator/import/markdown'

const docs = join(import.meta.dirname, '../../docs')
writeFileSync(join(docs, 'api.md'), apiMarkdown(routes, refusals))
writeFileSync(join(docs, 'configuration.md'), configurationMarkdown())
writeFileSync(join(docs, 'import.md'), importMarkdown(importedTables, exampleTexts()))
