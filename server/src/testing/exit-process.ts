/** A process that brings a PostgreSQL, lets it go, and has found a fault. */
import { startPostgres } from './postgres'

const postgres = await startPostgres()
await postgres.stop()
process.exitCode = 3
