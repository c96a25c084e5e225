/** The network addresses that are the operator's own, so that no provider is asked about them. */
import type { FastifyBaseLogger } from 'fastify'

import { readConfig } from '../config/config'
import { positionOf } from './ip-location'

const config = { ...readConfig({}), homePosition: { lat: 1, lng: 2 }, ipLocationUrl: 'https://provider.example/ip' }
const warn = jest.fn()
const log = { warn } as unknown as FastifyBaseLogger
const isOwn = async (address: string) => (await positionOf(address, config, log)) === config.homePosition

beforeEach(() => {
  warn.mockReset()
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'))
})

test.each([
  '127.0.0.1',
  '10.0.0.0',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.200.1',
  '169.254.169.254',
  '::1',
  'fd12:3456::1',
  'fe80::1',
  '::ffff:10.1.2.3',
  '::FFFF:192.168.1.1',
])('API-19 %s is of the own network: it is where the operator says, and nobody is asked', async (address) => {
  expect(await isOwn(address)).toBe(true)
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  '203.0.113.9',
  '9.255.255.255',
  '11.0.0.0',
  '126.255.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '169.253.255.255',
  '2001:db8::1',
  '::2',
  'fe00::1',
  'fec0::1',
  '::ffff:203.0.113.9',
])('API-19 %s is of the outside: the provider is asked, and its silence is no position', async (address) => {
  expect(await isOwn(address)).toBe(false)
  const [url, options] = jest.mocked(fetch).mock.calls[0] ?? []
  expect(String(url)).toBe(`https://provider.example/ip?ip=${encodeURIComponent(address)}&key=`)
  expect(options).toMatchObject({ redirect: 'error', signal: expect.any(AbortSignal) as AbortSignal })
  expect(warn).toHaveBeenCalledWith({ reason: 'offline' }, expect.any(String))
})

test('API-19 what is no address is looked up, not taken for the own network', async () => {
  expect(await isOwn('unknown')).toBe(false)
})

test('API-19 without a provider nobody is asked', async () => {
  expect(await positionOf('203.0.113.9', { ...config, ipLocationUrl: '' }, log)).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['numbers', { lat: 1.5, lng: 2.5 }, { lat: 1.5, lng: 2.5 }],
  ['numbers as text', { lat: '1.5', lng: '2.5' }, { lat: 1.5, lng: 2.5 }],
  ['no numbers', { lat: 'north', lng: 2 }, null],
  ['half of it', { lat: 1 }, null],
])('API-19 a provider that says %s', async (_, location, position) => {
  jest.mocked(fetch).mockResolvedValue(Response.json({ result: { location } }))
  expect(await positionOf('203.0.113.9', config, log)).toEqual(position)
  expect(warn).toHaveBeenCalledTimes(position === null ? 1 : 0)
})
