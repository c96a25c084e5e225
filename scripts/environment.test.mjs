import { environmentOf } from './environment.mjs'

test.each([
  [{}, 'development'],
  [{ ENVIRONMENT: '', HOST: '' }, 'development'],
  [{ HOST: 'localhost' }, 'development'],
  [{ HOST: '127.0.0.1' }, 'development'],
  [{ HOST: '::1' }, 'development'],
  [{ HOST: '0.0.0.0' }, 'production'],
  [{ HOST: '::' }, 'production'],
  [{ HOST: 'campus.example' }, 'production'],
  [{ HOST: '127.0.0.1.example' }, 'production'],
  [{ ENVIRONMENT: 'production' }, 'production'],
  [{ ENVIRONMENT: 'development', HOST: '0.0.0.0' }, 'development'],
])('npm start with %j serves in %s', (given, environment) => {
  expect(environmentOf(given)).toBe(environment)
})
