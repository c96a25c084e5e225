/**
 * Everything an operator may set, in one place: variable, default, meaning.
 * A wrong value stops the start with one sentence that names the variable.
 */
import * as v from 'valibot'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535))
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const positive = v.pipe(wholeNumber, v.minValue(1))
const plain = v.pipe(v.string(), v.trim())
const yesOrNo = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((value) => value === 'yes'),
)
const webAddress = v.pipe(plain, v.regex(/^$|^https?:\/\/\S+$/))
const words = v.pipe(
  plain,
  v.transform((value) => value.split(',').map((part) => part.trim()).filter((part) => part !== '')),
)

const origins = v.pipe(
  words,
  v.everyItem((origin) => URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin),
)

function parsePosition(text: string): { lat: number; lng: number } {
  const [lat = 0, lng = 0] = text.split(',').map(Number)
  return { lat, lng }
}

interface Setting<Schema extends v.GenericSchema<string, unknown>> {
  readonly variable: string
  readonly fallback: string
  readonly schema: Schema
  /** What a valid value looks like, for the sentence that refuses another. */
  readonly form: string
  readonly about: string
  /** Set to true for what must never be printed. */
  readonly secret?: boolean
}

function setting<Schema extends v.GenericSchema<string, unknown>>(
  variable: string,
  fallback: string,
  schema: Schema,
  form: string,
  about: string,
  secret = false,
): Setting<Schema> {
  return { variable, fallback, schema, form, about, secret }
}

export const SETTINGS = {
  environment: setting('ENVIRONMENT', 'development', v.picklist(['development', 'production']), 'development or production', 'In development the outbox and the developers’ pages are served and answers are checked against their contract.'),
  port: setting('PORT', '8080', port, 'a port from 0 to 65535', 'Port to listen on; 0 takes a free one.'),
  host: setting('HOST', 'localhost', v.pipe(plain, v.nonEmpty()), 'a host name or address', 'Address to listen on; localhost covers IPv4 and IPv6 loopback, 0.0.0.0 every interface.'),
  trustProxy: setting('TRUST_PROXY', '0', v.pipe(wholeNumber, v.maxValue(10)), 'a number from 0 to 10', 'How many proxies stand in front, whose X-Forwarded-* headers are believed; visitors can write those of more.'),
  dataDirectory: setting('DATA_DIR', './data', v.pipe(plain, v.nonEmpty()), 'a folder', 'Folder of the embedded database and of module releases.'),
  databaseUrl: setting('DATABASE_URL', '', v.pipe(plain, v.regex(/^$|^postgres(ql)?:\/\/\S+$/)), 'postgres://user:password@host/database', 'PostgreSQL to use; empty means the embedded database in DATA_DIR.', true),
  databasePool: setting('DATABASE_POOL', '10', v.pipe(positive, v.maxValue(200)), 'a number from 1 to 200', 'Connections to PostgreSQL; the embedded database has one.'),
  sampleData: setting('SAMPLE_DATA', 'yes', yesOrNo, 'yes or no', 'Whether an empty database is filled with the invented sample schools.'),
  logLevel: setting('LOG_LEVEL', 'info', v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'fatal, error, warn, info, debug, trace or silent', 'How much is logged.'),
  bodyLimit: setting('BODY_LIMIT', '262144', positive, 'a number of bytes', 'Largest request body in bytes.'),

  mainDomain: setting('MAIN_DOMAIN', 'localhost', v.pipe(plain, v.toLowerCase(), v.nonEmpty()), 'a domain', 'Main domain; schools without a domain of their own live below it.'),
  domainSuffixes: setting('DOMAIN_SUFFIXES', '', v.pipe(plain, v.toLowerCase(), words), 'domains, comma-separated', 'Further domains whose remainder names a school.'),
  cookieDomain: setting('COOKIE_DOMAIN', '', plain, 'a domain', 'Domain of cookies the site sets; empty means the host only.'),
  defaultTitle: setting('PAGE_TITLE', '', plain, 'text', 'Page title when a school has no name; empty takes the text of the messages.'),

  apiClientId: setting('API_CLIENT_ID', 'campus-web', plain, 'text', 'Client id of the basic authorization header the gateway adds.'),
  apiClientSecret: setting('API_CLIENT_SECRET', 'campus-web', plain, 'text', 'Client secret of that header.', true),
  smsAccessKey: setting('SMS_ACCESS_KEY', 'campus-sms', v.pipe(plain, v.nonEmpty()), 'text that is not empty', 'Access key that signs calls which send a text message.', true),
  grayVersion: setting('GRAY_VERSION', '', plain, 'text', 'Gray-release label sent as gray_version.'),
  applicationId: setting('APPLICATION_ID', '', plain, 'text', 'Application id sent as applicationId; empty sends none.'),

  smsProvider: setting('SMS_PROVIDER', 'outbox', v.picklist(['outbox']), 'outbox', 'Who delivers text messages; outbox keeps them in the database and shows them at /outbox in development.'),
  mapsKey: setting('MAPS_KEY', '', plain, 'text', 'Key of the map service; empty draws a plain map.'),
  homePosition: setting('HOME_POSITION', '30.2741,120.1551', v.pipe(plain, v.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/), v.transform(parsePosition)), 'latitude,longitude', 'Position answered for visitors of the own network (loopback and private addresses).'),
  ipLocationUrl: setting('IP_LOCATION_URL', '', webAddress, 'an http(s) address', 'Provider asked for the position of a network address (?ip=…&key=…); empty knows the own network only.'),
  mapNavigationUrl: setting('MAP_NAVIGATION_URL', 'https://www.openstreetmap.org/directions?to={lat}%2C{lng}', webAddress, 'an http(s) address', 'Where navigation to a place leads; {lat}, {lng} and {name} are filled in.'),
  websocketUrl: setting('WEBSOCKET_URL', '', v.pipe(plain, v.regex(/^$|^wss?:\/\/\S+$/)), 'a ws(s) address', 'WebSocket endpoint; a setting only, the portal opens no socket.'),
  operationsUrl: setting('OPERATIONS_URL', '', webAddress, 'an http(s) address', 'Operations back end of the institutions; empty hides its links.'),
  offlinePartnerUrl: setting('OFFLINE_PARTNER_URL', '', webAddress, 'an http(s) address', 'Site of offline enrolment and promotion partners; empty hides its links.'),
  onlineSchoolUrl: setting('ONLINE_SCHOOL_URL', '', webAddress, 'an http(s) address', 'Online-school app for schools that name none of their own; empty hides its links.'),
  visitorRegistrationUrl: setting('VISITOR_REGISTRATION_URL', '', webAddress, 'an http(s) address', 'Registration page for visitors; empty uses the portal’s own.'),
  organisationUrl: setting('ORGANISATION_URL', '', webAddress, 'an http(s) address', 'Organisation page; empty hides its links.'),
  allowedHosts: setting('ALLOWED_HOSTS', '*.example', words, 'hosts, comma-separated', 'Outside hosts a redirect or a school’s link may lead to; by default only the reserved names the sample schools use.'),

  appsDirectory: setting('APPS_DIR', '.', v.pipe(plain, v.nonEmpty()), 'a folder', 'Folder of the built apps; their releases are published at start.'),
  devModules: setting('DEV_MODULES', '', v.pipe(words, v.everyItem((pair) => /^[a-z][a-z0-9-]*=https?:\/\/[\w.-]+(:\d+)?$/.test(pair))), 'pairs like mfe-exam=http://localhost:8103, comma-separated', 'Apps a development server serves instead of their releases; in development only.'),
  backendUrl: setting('BACKEND_URL', '', v.pipe(webAddress, v.regex(/^$|[^/]$/)), 'an http(s) address without a slash at its end', 'Back end that answers /api instead of this server.'),
  pictureOrigins: setting('PICTURE_ORIGINS', '', origins, 'origins, comma-separated', 'Origins besides this one that pictures and videos may come from.'),
  frameOrigins: setting('FRAME_ORIGINS', '', origins, 'origins, comma-separated', 'Origins of pages that may be shown in a frame, besides the online school of the tenant.'),

  tokenLifetime: setting('TOKEN_LIFETIME', '604800', positive, 'a number of seconds', 'Seconds a sign-in lasts.'),
  ssoCodeLifetime: setting('SSO_CODE_LIFETIME', '60', positive, 'a number of seconds', 'Seconds a code of single sign-on lives.'),
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
  const values = Object.entries(SETTINGS).map(([name, entry]) => [name, readSetting(entry, environment[entry.variable])])
  return Object.fromEntries(values) as Config
}

function readSetting(entry: Setting<v.GenericSchema<string, unknown>>, given: string | undefined): unknown {
  const value = given === undefined || given === '' ? entry.fallback : given
  const result = v.safeParse(entry.schema, value)
  if (result.success) return result.output
  const shown = entry.secret === true ? 'the given value' : JSON.stringify(value)
  throw new ConfigError(`${entry.variable} must be ${entry.form}, ${shown} is not.`)
}
