import { ConfigError, readConfig, SETTINGS } from './config'

test('SH-118..126 every setting has a default that is valid, and says what it is for', () => {
  expect(() => readConfig({})).not.toThrow()
  for (const { variable, about, form } of Object.values(SETTINGS)) {
    expect(variable).toMatch(/^[A-Z][A-Z0-9_]+$/)
    expect(about).toMatch(/\.$/)
    expect(form).not.toBe('')
  }
  const names = Object.values(SETTINGS).map(({ variable }) => variable)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['ENVIRONMENT', 'prod'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_POOL', '1'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'yes'],
  ['SMS_PROVIDER', 'carrier-pigeon'],
  ['HOME_POSITION', 'Hangzhou'],
  ['MAP_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
  ['MAP_TILES_URL', 'https://*/{z}/{x}/{y}.png'],
  ['MAP_TILES_COORDINATES', 'bd09'],
  ['DOCUMENT_VIEWER_URL', 'http://viewer.example/?src={url}'],
  ['DOCUMENT_VIEWER_URL', 'https://viewer.example/'],
  ['DOCUMENT_VIEWER_URL', 'https://*/?src={url}'],
  ['WEBSOCKET_URL', 'http://example.com'],
  ['OPERATIONS_URL', 'javascript:alert(1)'],
  ['TOKEN_LIFETIME', '0'],
  ['BODY_LIMIT', '1e6'],
  ['FILES_S3_ENDPOINT', 's3.example'],
  ['FILES_S3_ENDPOINT', 'https://s3.example/'],
  ['FILES_S3_BUCKET', 'a/../b'],
  ['METRICS_PORT', 'yes'],
  ['TRACES_URL', 'collector:4318'],
  ['TRACES_SHARE', '2'],
  ['LEARNING_SITES', 'learn.example=short'],
  ['LEARNING_SITES', 'https://learn.example=a-key-of-twenty-letters'],
])('%s=%s is refused by one sentence that names the variable', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`^${variable} must be .*\\.$`))
})

test('ENVIRONMENT is production unless it is said otherwise, and there is no sample data then', () => {
  expect(readConfig({})).toMatchObject({ environment: 'production', sampleData: false })
  expect(readConfig({ SAMPLE_DATA: 'no' })).toMatchObject({ environment: 'production', sampleData: false })
  expect(readConfig({ ENVIRONMENT: 'development' })).toMatchObject({ environment: 'development', sampleData: true })
})

test.each(['localhost', 'LOCALHOST', 'hailan.localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]'])(
  'development is served at HOST=%s, which this machine alone reaches',
  (HOST) => {
    expect(readConfig({ ENVIRONMENT: 'development', HOST }).host).toBe(HOST)
  },
)

test.each(['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.example', 'campus.example', 'localhost.example', '1270.0.0.1'])(
  'development is not served at HOST=%s',
  (HOST) => {
    expect(() => readConfig({ ENVIRONMENT: 'development', HOST })).toThrow(
      /^HOST must be localhost while ENVIRONMENT is development, ".*" is not: .*\.$/,
    )
    expect(readConfig({ HOST }).environment).toBe('production')
  },
)

test.each<[string, Record<string, string>, RegExp]>([
  ['sample data', { SAMPLE_DATA: 'yes' }, /^SAMPLE_DATA must be no unless ENVIRONMENT is development: .*\.$/],
  [
    'a back end with the public secret',
    { BACKEND_URL: 'https://api.example' },
    /^API_CLIENT_SECRET must be set together with BACKEND_URL unless ENVIRONMENT is development: .*\.$/,
  ],
  [
    'a back end with the public secret, spelled out',
    { BACKEND_URL: 'https://api.example', API_CLIENT_SECRET: 'campus-web' },
    /^API_CLIENT_SECRET must be set/,
  ],
])('production refuses %s', (_, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
  expect(() => readConfig({ ...environment, ENVIRONMENT: 'development' })).not.toThrow()
})

test.each([
  ['webhook', 'SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET'],
  ['aliyun', 'SMS_ACCOUNT_ID, SMS_ACCOUNT_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE'],
  ['tencent', 'SMS_ACCOUNT_ID, SMS_ACCOUNT_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE, SMS_APP_ID'],
])('text messages by %s need %s', (SMS_PROVIDER, variables) => {
  const given = Object.fromEntries(variables.split(', ').map((variable) => [variable, 'given']))
  const whole = {
    ...given,
    SMS_PROVIDER,
    ...(SMS_PROVIDER === 'webhook' && {
      SMS_WEBHOOK_URL: 'https://sms.example/send',
      SMS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    }),
  }
  expect(readConfig(whole).smsProvider).toBe(SMS_PROVIDER)
  expect(() => readConfig({ SMS_PROVIDER })).toThrow(`${variables} must be set while SMS_PROVIDER is ${SMS_PROVIDER}.`)
  for (const variable of Object.keys(given)) {
    expect(() => readConfig({ ...whole, [variable]: '' })).toThrow(
      `${variable} must be set while SMS_PROVIDER is ${SMS_PROVIDER}.`,
    )
  }
})

test.each(['whsec_', 'whsec_short', 'secret-of-the-operator', `whsec_${Buffer.alloc(23).toString('base64')}`])(
  'SMS_WEBHOOK_SECRET=%s is too weak or in no form that receivers know',
  (SMS_WEBHOOK_SECRET) => {
    expect(() => readConfig({ SMS_WEBHOOK_SECRET })).toThrow(/^SMS_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes/)
  },
)

test('a secret is not repeated in the sentence that refuses it', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@host/x' })).toThrow(
    /^DATABASE_URL must be (?!.*hunter2)/,
  )
})

test('values are read in their own types; empty means the default', () => {
  const config = readConfig({
    PORT: '',
    DOMAIN_SUFFIXES: 'a.cn, b.cn,',
    HOME_POSITION: '-33.9,151.2',
    SAMPLE_DATA: 'no',
    ENVIRONMENT: 'development',
  })
  expect(config).toMatchObject({
    port: 8080,
    domainSuffixes: ['a.cn', 'b.cn'],
    homePosition: { lat: -33.9, lng: 151.2 },
    sampleData: false,
  })
})
