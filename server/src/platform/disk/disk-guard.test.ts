import { tmpdir } from 'node:os'

import { DiskFullError, DiskGuard, FULL_BELOW, ROOM_FROM } from './disk-guard'

test('it is full below its mark, and has room again some way above it, which is told once each', () => {
  let free = FULL_BELOW
  const told: string[] = []
  const log = {
    error: (_: unknown, text: string) => void told.push(text),
    info: (_: unknown, text: string) => void told.push(text),
  }
  const disk = new DiskGuard('/data', { log: log as never, readFree: () => free })
  const seen = [FULL_BELOW, FULL_BELOW - 1, FULL_BELOW, ROOM_FROM - 1, ROOM_FROM, FULL_BELOW].map((bytes) => {
    free = bytes
    return disk.isFull()
  })
  expect(seen).toEqual([false, true, true, true, false, false])
  expect(told).toEqual([
    'the disk is nearly full: writes are refused until there is room',
    'there is room on the disk again: writes are accepted',
  ])
})

test('it asks the system for the disk of its folder, and refuses what is to be written', () => {
  expect(() => new DiskGuard(tmpdir()).check()).not.toThrow()
  expect(() => new DiskGuard('/data', { readFree: () => 0 }).check()).toThrow(DiskFullError)
})
