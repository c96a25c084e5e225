/** The length of a lesson is that of its film or sound, whatever was typed; progress is a share of it. */
import { and, eq } from 'drizzle-orm'

import { CLASSROOM } from '@campus/contracts/study-course'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import { fileIdOf } from '../../../platform/files/file-address'
import { files } from '../../../platform/files/files.schema'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { lengthCell } from '../../../platform/import/length-cell'
import { reckonProgress } from '../learning/reckon-progress'
import { classrooms, type Classroom } from './course.schema'

export const mediaLengthCheck: ImportCheck = {
  tables: ['classrooms'],
  async begin(tx, given) {
    const before = new Map((await roomsOf(tx, given)).map(({ id, durationMs }) => [id, durationMs]))
    return async () => {
      const rooms = await roomsOf(tx, given)
      const lengths = await ownLengths(tx, given, rooms)
      const notes: RowFinding[] = []
      const others = new Map<string, number>()
      for (const room of rooms) {
        const { durationMs, said } = await settled(tx, room, lengths.get(room.id) ?? [])
        notes.push(...said.map((message) => ({ at: [{ table: 'classrooms', id: room.id }], message })))
        if (before.has(room.id) && before.get(room.id) !== durationMs) others.set(room.id, durationMs)
      }
      await reckonProgress(tx, given.tenantId, others)
      return { notes }
    }
  },
}

type Room = Pick<Classroom, 'tenantId' | 'id' | 'type' | 'durationMs' | 'videoUrl' | 'audioUrl' | 'qualities'>

async function roomsOf(tx: Transaction, { tenantId, idsOf }: GivenRows): Promise<readonly Room[]> {
  const { id, type, durationMs, videoUrl, audioUrl, qualities } = classrooms
  return tx
    .select({ tenantId: classrooms.tenantId, id, type, durationMs, videoUrl, audioUrl, qualities })
    .from(classrooms)
    .where(and(eq(classrooms.tenantId, tenantId), among(id, idsOf('classrooms'))))
}

/** What a classroom plays: each is the same film or sound. */
function playedIn({ type, videoUrl, audioUrl, qualities }: Room): readonly string[] {
  if (type === CLASSROOM.video) return [videoUrl, ...qualities.map(({ url }) => url)]
  return type === CLASSROOM.audio ? [audioUrl] : []
}

/** By classroom, milliseconds of those of its films and sounds that are files of the school, the shortest first. */
async function ownLengths(
  tx: Transaction,
  { tenantId }: GivenRows,
  rooms: readonly Room[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const idsIn = (room: Room): readonly string[] => playedIn(room).flatMap((url) => fileIdOf(url, tenantId) ?? [])
  const kept = await tx
    .select({ id: files.id, medium: files.medium })
    .from(files)
    .where(and(eq(files.tenantId, tenantId), among(files.id, [...new Set(rooms.flatMap(idsIn))])))
  const lengthOf = new Map(kept.map(({ id, medium }) => [id, medium?.durationMs]))
  return new Map(
    rooms.map((room) => [
      room.id,
      idsIn(room)
        .flatMap((id) => lengthOf.get(id) ?? [])
        .sort((one, other) => one - other),
    ]),
  )
}

/** Lengths this near to each other are the same: people type whole seconds, and a medium watched so far is finished. */
const SAME = 1_000

/** Of qualities that differ the shortest counts: each of them can be watched to its end. */
async function settled(
  tx: Transaction,
  { tenantId, id, durationMs: typed }: Room,
  own: readonly number[],
): Promise<{ readonly durationMs: number; readonly said: readonly string[] }> {
  const [shortest] = own
  if (shortest === undefined) return { durationMs: typed, said: [] }
  const longest = own.at(-1) ?? shortest
  const said: string[] = []
  if (longest - shortest >= SAME) {
    said.push(`its files are of different lengths, ${clock(shortest)} and ${clock(longest)}: the shorter one counts`)
  }
  if (typed > 0 && Math.abs(typed - shortest) < SAME) return { durationMs: typed, said }
  if (typed > 0) said.push(`duration is ${clock(typed)}, and its file has ${clock(shortest)}: that counts`)
  await tx
    .update(classrooms)
    .set({ durationMs: shortest })
    .where(and(eq(classrooms.tenantId, tenantId), eq(classrooms.id, id)))
  return { durationMs: shortest, said }
}

const clock = (length: number): string => lengthCell.write(Math.round(length / 1000) * 1000)
