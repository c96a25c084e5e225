/**
 * Makes a data folder whose database holds the sample schools, as the first start in development would:
 * `tsx prepare-sample.ts <folder>`. Servers that begin with a copy of it do not build the sample again.
 */
import { openDataFolder } from '../data-folder'
import { readConfig } from '../platform/config/config'
import { openDatabase } from '../platform/database/open'
import { buildSample } from '../sample/build-sample'

const config = readConfig({ DATA_DIR: process.argv[2] ?? '' })
openDataFolder(config)
const database = await openDatabase(config)
await buildSample(database, new Date())
await database.close()
