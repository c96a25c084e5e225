import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import { createApp } from './app'
import { openDataFolder } from './data-folder'
import { routes } from './domains'
import { jobsOf } from './jobs'
import { createLogger } from './logging'
import { ConfigError, readConfig, type Config } from './platform/config/config'
import type { Database } from './platform/database/database'
import { DatabaseUnavailableError, openDatabase } from './platform/database/open'
import { errorCodeOf } from './platform/error-code'
import { JobRunner } from './platform/jobs/job-runner'
import { Metrics } from './platform/observe/metrics'
import type { Observer } from './platform/observe/observer'
import { openTracing } from './platform/observe/tracing'
import { canSendSms } from './platform/sms/send-sms'
import { moduleStoreOf } from './site/gateway/gateway'
import { operatorPasswordOf, passwordFileOf } from './site/operator/operator-password'
import { devServersOf } from './site/registry/dev-modules'
import { publishBuilt } from './site/registry/publish-built'
import { ReleaseRefusedError } from './site/registry/release-store'
import { productionNotice, welcome } from './welcome'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  openDataFolder(config)
  const log = createLogger(config)
  const database = await openDatabase(config, log)
  if (database.kind === 'embedded') {
    log.info('the embedded database syncs every commit and serves this process alone; production needs DATABASE_URL')
  }
  try {
    await serve(config, database, log)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(config: Config, database: Database, log: Logger): Promise<void> {
  // Not imported above: a production server reads no line of the sample schools but their names.
  const sample = config.environment === 'development' ? await import('./sample/sample') : undefined
  if (sample === undefined) await refuseSampleSchools(config, database)
  if (config.sampleData && (await sample?.buildSample(database, new Date()))) {
    log.info('the empty database now holds the sample schools')
  }
  const developed = new Set(devServersOf(config).keys())
  await publishBuilt({
    database,
    log,
    apps: config.appsDirectory,
    store: moduleStoreOf(config),
    now: new Date(),
    developed,
  })
  const operatorPassword = operatorPasswordOf(config)
  const observers = await openObservers(config, database)
  const app = await createApp({
    config,
    database,
    log,
    routes,
    operatorPassword,
    observers,
    sample: sample?.sampleWing,
  })
  await app.listen({ host: config.host, port: config.port })
  if (config.sampleData) await sample?.placeSampleSites(database, portOf(app))
  const runner = new JobRunner({ database, log, jobs: jobsOf(config) })
  runner.start()
  const stop = async (): Promise<void> => {
    await Promise.all([app.close(), runner.stop()])
    await Promise.all(observers.map((observer) => observer.close()))
    await database.close()
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  for (const bound of app.addresses()) console.log(`Campus listens on ${webAddressOf(bound)}`)
  const operator = operatorNotice(config, operatorPassword)
  console.log(
    config.environment === 'development'
      ? await welcome(database, {
          port: portOf(app),
          student: config.sampleData ? sample?.SAMPLE_STUDENT : undefined,
          operator,
        })
      : await productionNotice(database, { operator, canSendSms: canSendSms(config) }),
  )
}

/** The sample schools never go on the internet. */
async function refuseSampleSchools(config: Config, database: Database): Promise<void> {
  const { holdsSampleSchool } = await import('./sample/holds-sample-school')
  if (!(await holdsSampleSchool(database))) return
  throw new ConfigError(
    `The database holds the sample schools, whose students’ password is public; ${config.databaseUrl === '' ? 'set DATA_DIR to another folder' : 'let DATABASE_URL name another database'}, or ENVIRONMENT to development.`,
  )
}

/** What is configured to watch the server; nothing by default. */
async function openObservers(config: Config, database: Database): Promise<readonly Observer[]> {
  const tracing = await openTracing(config)
  if (config.metricsPort === null) return tracing === null ? [] : [tracing]
  const metrics = new Metrics(database)
  const port = await metrics.listen({ host: config.metricsHost, port: config.metricsPort })
  console.log(`Metrics are at http://${config.metricsHost}:${port}/metrics`)
  return tracing === null ? [metrics] : [tracing, metrics]
}

/** How to be the operator. If others can read the log, it names the file of the password and not the password. */
function operatorNotice(config: Config, password: string): string {
  if (config.operatorPassword !== '') return 'The operator signs in with the password of OPERATOR_PASSWORD'
  const file = passwordFileOf(config)
  return config.environment === 'development'
    ? `The operator signs in with ${password} (kept in ${file})`
    : `The operator’s password is kept in ${file}`
}

/** The port in use; with PORT=0 it is not known before. */
function portOf(app: FastifyInstance): number {
  const bound = app.server.address()
  return bound === null || typeof bound === 'string' ? 0 : bound.port
}

function webAddressOf(bound: string | AddressInfo): string {
  if (typeof bound === 'string') return bound
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`
}

/** The operator's message when the server cannot start; an unexpected fault is shown whole. */
function sentenceFor(error: unknown): unknown {
  if (
    error instanceof ConfigError ||
    error instanceof DatabaseUnavailableError ||
    error instanceof ReleaseRefusedError
  ) {
    return error.message
  }
  const code = errorCodeOf(error)
  if (code === 'EADDRINUSE') {
    return `Port ${process.env['PORT'] ?? '8080'} is taken by another program; set PORT to a free one.`
  }
  if (code === 'EACCES') return `Port ${process.env['PORT'] ?? '8080'} may not be used; set PORT to one above 1023.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return `HOST must be an address of this machine, ${JSON.stringify(process.env['HOST'])} is not; localhost and 0.0.0.0 always are.`
  }
  return error
}

start().catch((error: unknown) => {
  console.error(sentenceFor(error))
  process.exitCode = 1
})
