/**
 * Every setting of the operator, in one place: variable, default, meaning. A wrong value stops the start with
 * one sentence that names the variable.
 */
import * as v from 'valibot'

import {
  documentViewer,
  mapTiles,
  origins,
  parsePosition,
  plain,
  port,
  positive,
  setting,
  sitesWithKeys,
  webAddress,
  wholeNumber,
  words,
  yesOrNo,
  type Setting,
} from './config-setting'
import { missingOfProvider, SMS_SETTINGS } from './config-sms'

export const SETTINGS = {
  environment: setting('ENVIRONMENT', 'production', v.picklist(['development', 'production']), {
    form: 'development or production',
    about:
      'In development an empty database gets the sample schools, the outbox and the developers’ pages are served and answers are checked against their contract; on loopback only. `npm start` chooses it there when nothing is said.',
  }),
  port: setting('PORT', '8080', port, {
    form: 'a port from 0 to 65535',
    about: 'Port to listen on; 0 takes a free one.',
  }),
  host: setting('HOST', 'localhost', v.pipe(plain, v.nonEmpty()), {
    form: 'a host name or address',
    about: 'Address to listen on; localhost covers IPv4 and IPv6 loopback, 0.0.0.0 every interface.',
  }),
  trustProxy: setting('TRUST_PROXY', '0', v.pipe(wholeNumber, v.maxValue(10)), {
    form: 'a number from 0 to 10',
    about:
      'How many proxies stand in front, whose X-Forwarded-* headers are believed; visitors can write those of more.',
  }),
  dataDirectory: setting('DATA_DIR', './data', v.pipe(plain, v.nonEmpty()), {
    form: 'a folder',
    about: 'Folder of the embedded database, of module releases and of files.',
  }),
  databaseUrl: setting('DATABASE_URL', '', v.pipe(plain, v.regex(/^$|^postgres(ql)?:\/\/\S+$/)), {
    form: 'postgres://user:password@host/database',
    about: 'PostgreSQL to use; empty means the embedded database in DATA_DIR.',
    secret: true,
  }),
  databasePool: setting('DATABASE_POOL', '10', v.pipe(positive, v.minValue(2), v.maxValue(200)), {
    form: 'a number from 2 to 200',
    about: 'Connections to PostgreSQL, of which a start needs two; the embedded database has one.',
  }),
  databaseQueue: setting('DATABASE_QUEUE', '1000', positive, {
    form: 'a number from 1',
    about:
      'Transactions of visitors that may wait for the database or be in it; further ones are refused with 503 and Retry-After.',
  }),
  databaseQueueOfOne: setting('DATABASE_QUEUE_OF_ONE', '250', positive, {
    form: 'a number from 1',
    about: 'The same for one network address (of IPv6 a /64), so that nobody takes every place.',
  }),
  keptResponses: setting('KEPT_RESPONSES', '67108864', v.pipe(wholeNumber, v.minValue(1_000_000)), {
    form: 'a number of bytes from 1000000',
    about: 'Memory for responses that are the same for every visitor of a school.',
  }),
  filesS3Endpoint: setting('FILES_S3_ENDPOINT', '', v.pipe(webAddress, v.regex(/^$|[^/]$/)), {
    form: 'an http(s) address without a slash at its end',
    about: 'S3-compatible service that keeps pictures, videos and documents; empty keeps them in DATA_DIR/files.',
  }),
  filesS3Bucket: setting('FILES_S3_BUCKET', '', v.pipe(plain, v.regex(/^(?:|[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/)), {
    form: 'the name of a bucket',
    about:
      'Bucket of that service; empty where the host of FILES_S3_ENDPOINT names it already. Visitors need no right in it.',
  }),
  filesS3Region: setting('FILES_S3_REGION', 'auto', v.pipe(plain, v.regex(/^[\w-]+$/)), {
    form: 'the name of a region',
    about: 'Region the requests to that service are signed for.',
  }),
  filesS3Key: setting('FILES_S3_KEY', '', plain, {
    form: 'text',
    about: 'Access key of that service.',
    secret: true,
  }),
  filesS3Secret: setting('FILES_S3_SECRET', '', plain, {
    form: 'text',
    about: 'Secret of that access key.',
    secret: true,
  }),
  sampleData: setting('SAMPLE_DATA', 'yes', yesOrNo, {
    form: 'yes or no',
    about: 'Whether an empty database is filled with the invented sample schools; in development only.',
  }),
  logLevel: setting('LOG_LEVEL', 'info', v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), {
    form: 'fatal, error, warn, info, debug, trace or silent',
    about: 'How much is logged.',
  }),
  bodyLimit: setting('BODY_LIMIT', '262144', positive, {
    form: 'a number of bytes',
    about: 'Largest request body in bytes.',
  }),
  maxConnections: setting('MAX_CONNECTIONS', '2000', positive, {
    form: 'a number above 0',
    about:
      'Open connections. Where all are taken, an idle one is closed for a newcomer; where none is idle, the newcomer. A third of them may wait for news of a test.',
  }),
  maxConnectionsOfOne: setting('MAX_CONNECTIONS_OF_ONE', '500', positive, {
    form: 'a number above 0',
    about:
      'The same for one network address (of IPv6 a /64), so that nobody takes every place. Behind proxies (TRUST_PROXY) it is theirs to count.',
  }),
  requestTimeout: setting('REQUEST_TIMEOUT', '30', positive, {
    form: 'a number of seconds',
    about: 'Seconds in which a request, headers and body, has to be there.',
  }),
  shutdownGrace: setting('SHUTDOWN_GRACE', '8', positive, {
    form: 'a number of seconds',
    about: 'Seconds that requests under way have to end when the server is stopped.',
  }),

  metricsPort: setting(
    'METRICS_PORT',
    '',
    v.pipe(
      v.union([v.literal(''), port]),
      v.transform((given) => (given === '' ? null : given)),
    ),
    {
      form: 'a port from 0 to 65535',
      about: 'Port of /metrics in Prometheus’ form; empty serves none. Visitors must not reach it.',
    },
  ),
  metricsHost: setting('METRICS_HOST', 'localhost', v.pipe(plain, v.nonEmpty()), {
    form: 'a host name or address',
    about: 'Address that port listens on.',
  }),
  tracesUrl: setting('TRACES_URL', '', webAddress, {
    form: 'an http(s) address',
    about:
      'Collector of OpenTelemetry traces (OTLP over HTTP, as http://localhost:4318/v1/traces); empty traces nothing.',
  }),
  tracesShare: setting('TRACES_SHARE', '1', v.pipe(plain, v.regex(/^(?:0(?:\.\d{1,6})?|1)$/), v.transform(Number)), {
    form: 'a number from 0 to 1',
    about: 'Share of the requests that are traced; those a proxy traces are all.',
  }),

  mainDomain: setting('MAIN_DOMAIN', 'localhost', v.pipe(plain, v.toLowerCase(), v.nonEmpty()), {
    form: 'a domain',
    about: 'Main domain; schools without a domain of their own live below it.',
  }),
  domainSuffixes: setting('DOMAIN_SUFFIXES', '', v.pipe(plain, v.toLowerCase(), words), {
    form: 'domains, comma-separated',
    about: 'Further domains whose remainder names a school.',
  }),
  cookieDomain: setting('COOKIE_DOMAIN', '', plain, {
    form: 'a domain',
    about: 'Domain of cookies the site sets; empty means the host only.',
  }),
  defaultTitle: setting('PAGE_TITLE', '', plain, {
    form: 'text',
    about: 'Page title when a school has no name; empty takes the text of the messages.',
  }),

  apiClientId: setting('API_CLIENT_ID', 'campus-web', plain, {
    form: 'text',
    about: 'Client id of the basic authorization header the gateway adds.',
  }),
  apiClientSecret: setting('API_CLIENT_SECRET', 'campus-web', plain, {
    form: 'text',
    about: 'Client secret of that header.',
    secret: true,
  }),
  operatorPassword: setting('OPERATOR_PASSWORD', '', v.pipe(plain, v.regex(/^(?:|\S{20,})$/)), {
    form: '20 characters or more, without a space',
    about:
      'Password of the operator’s calls and commands; empty makes one for the data folder, kept in DATA_DIR/operator-password.',
    secret: true,
  }),
  grayVersion: setting('GRAY_VERSION', '', plain, {
    form: 'text',
    about: 'Gray-release label sent as gray_version.',
  }),
  applicationId: setting('APPLICATION_ID', '', plain, {
    form: 'text',
    about: 'Application id sent as applicationId; empty sends none.',
  }),

  ...SMS_SETTINGS,
  mapsKey: setting('MAPS_KEY', '', plain, {
    form: 'text',
    about: 'Key of the map service; empty draws a plain map.',
  }),
  mapTilesUrl: setting('MAP_TILES_URL', '', mapTiles, {
    form: 'an https address with {z}, {x} and {y}, and {key} where the provider wants it',
    about: 'Tiles of the map service; empty, or without the key it names, draws a plain map.',
  }),
  mapTilesCoordinates: setting('MAP_TILES_COORDINATES', 'wgs84', v.picklist(['wgs84', 'gcj02']), {
    form: 'wgs84 or gcj02',
    about:
      'Coordinates the tiles are cut in: wgs84 (as good as CGCS2000) or gcj02; places themselves are always in WGS-84.',
  }),
  mapCredit: setting('MAP_CREDIT', '', plain, {
    form: 'text',
    about: 'Whom the tiles of the map service are to be credited to, as its terms ask.',
  }),
  homePosition: setting(
    'HOME_POSITION',
    '30.2741,120.1551',
    v.pipe(plain, v.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/), v.transform(parsePosition)),
    {
      form: 'latitude,longitude',
      about: 'Position answered for visitors of the own network (loopback and private addresses).',
    },
  ),
  ipLocationUrl: setting('IP_LOCATION_URL', '', webAddress, {
    form: 'an http(s) address',
    about: 'Provider asked for the position of a network address (?ip=…&key=…); empty knows the own network only.',
  }),
  mapNavigationUrl: setting(
    'MAP_NAVIGATION_URL',
    'https://www.openstreetmap.org/directions?to={lat}%2C{lng}',
    webAddress,
    {
      form: 'an http(s) address',
      about: 'Where navigation to a place leads; {lat}, {lng} and {name} are filled in.',
    },
  ),
  websocketUrl: setting('WEBSOCKET_URL', '', v.pipe(plain, v.regex(/^$|^wss?:\/\/\S+$/)), {
    form: 'a ws(s) address',
    about: 'WebSocket endpoint; a setting only, the portal opens no socket.',
  }),
  operationsUrl: setting('OPERATIONS_URL', '', webAddress, {
    form: 'an http(s) address',
    about: 'Operations back end of the institutions; empty hides its links.',
  }),
  offlinePartnerUrl: setting('OFFLINE_PARTNER_URL', '', webAddress, {
    form: 'an http(s) address',
    about: 'Site of offline enrolment and promotion partners; empty hides its links.',
  }),
  onlineSchoolUrl: setting('ONLINE_SCHOOL_URL', '', webAddress, {
    form: 'an http(s) address',
    about: 'Online-school app for schools that name none of their own; empty hides its links.',
  }),
  visitorRegistrationUrl: setting('VISITOR_REGISTRATION_URL', '', webAddress, {
    form: 'an http(s) address',
    about: 'Registration page for visitors; empty uses the portal’s own.',
  }),
  organisationUrl: setting('ORGANISATION_URL', '', webAddress, {
    form: 'an http(s) address',
    about: 'Organisation page; empty hides its links.',
  }),
  allowedHosts: setting('ALLOWED_HOSTS', '*.example', words, {
    form: 'hosts, comma-separated',
    about: 'Outside hosts a redirect or a school’s link may lead to; by default only reserved names, which nobody has.',
  }),

  appsDirectory: setting('APPS_DIR', '.', v.pipe(plain, v.nonEmpty()), {
    form: 'a folder',
    about: 'Folder of the built apps; their releases are published at start.',
  }),
  learningSites: setting('LEARNING_SITES', '', sitesWithKeys, {
    form: 'pairs like learn.example.cn=key, comma-separated, each key of 20 characters or more',
    about:
      'Outside sites with courses, which may ask who the learner of a code is; a course of another host is not opened.',
    secret: true,
  }),
  practicalTrainingUrl: setting('PRACTICAL_TRAINING_URL', '', webAddress, {
    form: 'an http(s) address',
    about: 'Practical-training platform; its host stands in LEARNING_SITES. Empty opens none.',
  }),
  documentViewerUrl: setting('DOCUMENT_VIEWER_URL', '', documentViewer, {
    form: 'an https address with {url}',
    about:
      'Outside viewer of course documents; {url} is filled in with a document’s address, which it must be able to fetch. Empty leaves PDF to the browser.',
  }),
  reportingNetworks: setting('REPORTING_NETWORKS', '3', v.pipe(positive, v.maxValue(1000)), {
    form: 'a number from 1 to 1000',
    about:
      'Networks (of IPv4 a /24, of IPv6 a /48) that visitors’ pages must report failures of a release from before it is demoted or left alone; 1 suits a site whose visitors all come through one address, and lets any one of them do it.',
  }),
  devModules: setting(
    'DEV_MODULES',
    '',
    v.pipe(
      words,
      v.everyItem((pair) => /^[a-z][a-z0-9-]*=https?:\/\/[\w.-]+(:\d+)?$/.test(pair)),
    ),
    {
      form: 'pairs like mfe-exam=http://localhost:8103, comma-separated',
      about: 'Apps a development server serves instead of their releases; in development only.',
    },
  ),
  overrideOrigins: setting('OVERRIDE_ORIGINS', '', origins, {
    form: 'origins, comma-separated',
    about:
      'Origins of development servers that an address may name, as ?override=mfe-exam@http://localhost:8103; in development only, where published releases may be named too.',
  }),
  backendUrl: setting('BACKEND_URL', '', v.pipe(webAddress, v.regex(/^$|[^/]$/)), {
    form: 'an http(s) address without a slash at its end',
    about: 'Back end that answers /api instead of this server.',
  }),
  pictureOrigins: setting('PICTURE_ORIGINS', '', origins, {
    form: 'origins, comma-separated',
    about: 'Origins besides this one that pictures and videos may come from.',
  }),
  frameOrigins: setting('FRAME_ORIGINS', '', origins, {
    form: 'origins, comma-separated',
    about: 'Origins of pages that may be shown in a frame, besides the online school of the tenant.',
  }),

  tokenLifetime: setting('TOKEN_LIFETIME', '604800', positive, {
    form: 'a number of seconds',
    about: 'Seconds a sign-in lasts.',
  }),
  ssoCodeLifetime: setting('SSO_CODE_LIFETIME', '60', positive, {
    form: 'a number of seconds',
    about: 'Seconds a code of single sign-on lives.',
  }),
} as const

export type Config = Readonly<{
  [Name in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Name]['schema']>
}>

/** A setting that cannot be used; its message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the configuration from environment variables. Throws {@link ConfigError} for the first wrong one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.entries(SETTINGS).map(([name, entry]) => [
    name,
    readSetting(entry, environment[entry.variable]),
  ])
  const config = Object.fromEntries(values) as Config
  if (config.environment === 'development') requireLoopback(config)
  else requireProduction(config, environment)
  requireSmsProvider(config)
  return { ...config, sampleData: config.sampleData && config.environment === 'development' }
}

/** Whether only this machine can reach a server on this host. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}

function requireLoopback({ host }: Config): void {
  if (isLoopback(host)) return
  throw new ConfigError(
    `HOST must be localhost while ENVIRONMENT is development, ${JSON.stringify(host)} is not: text messages and their codes are shown to whoever asks, and the sample students’ password is public.`,
  )
}

function requireProduction(
  { sampleData, backendUrl, apiClientSecret, overrideOrigins }: Config,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  if (sampleData && (environment[SETTINGS.sampleData.variable] ?? '') !== '') {
    throw new ConfigError(
      'SAMPLE_DATA must be no unless ENVIRONMENT is development: the sample students’ password is public.',
    )
  }
  if (overrideOrigins.length > 0) {
    throw new ConfigError(
      'OVERRIDE_ORIGINS must be empty unless ENVIRONMENT is development: whoever writes an address would choose what runs.',
    )
  }
  if (backendUrl !== '' && apiClientSecret === SETTINGS.apiClientSecret.fallback) {
    throw new ConfigError(
      'API_CLIENT_SECRET must be set together with BACKEND_URL unless ENVIRONMENT is development: its default is public.',
    )
  }
}

function requireSmsProvider(config: Config): void {
  const missing = missingOfProvider(config)
  if (missing.length === 0) return
  throw new ConfigError(`${missing.join(', ')} must be set while SMS_PROVIDER is ${config.smsProvider}.`)
}

function readSetting(entry: Setting<v.GenericSchema<string, unknown>>, given: string | undefined): unknown {
  const value = given === undefined || given === '' ? entry.fallback : given
  const result = v.safeParse(entry.schema, value)
  if (result.success) return result.output
  const shown = entry.secret === true ? 'the given value' : JSON.stringify(value)
  throw new ConfigError(`${entry.variable} must be ${entry.form}, ${shown} is not.`)
}
