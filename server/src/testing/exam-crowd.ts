/** For measurements on PostgreSQL: many learners of the sample school, and a paper as long as is wanted. */
import { createHash, randomBytes } from 'node:crypto'

import { Client } from 'pg'

import { sampleId } from '../sample/sample-id'
import { firstClassId, SAMPLE_STUDENT } from '../sample/sample-student'

export const CROWD_SCHOOL = '10001'
/** The sample's long test: 90 minutes, every type of question. */
export const LONG_TEST = sampleId(CROWD_SCHOOL, 'test', 2)

/** Adds learners to the class that has the sample's tests, each signed in; answers their tokens. */
export async function enrolCrowd(databaseUrl: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  await asOwner(databaseUrl, async (client) => {
    const crowd = [CROWD_SCHOOL, hashes]
    const numbered = `unnest($2::text[]) with ordinality as crowd (hash, number)`
    await client.query(
      `insert into users (tenant_id, id, mobile) select $1, 'crowd-' || number, 'crowd-' || number from ${numbered}`,
      crowd,
    )
    await client.query(
      `insert into sessions (tenant_id, id, user_id, token_hash, created_time, expires_time)
       select $1, 'crowd-' || number, 'crowd-' || number, hash, now(), now() + interval '1 day' from ${numbered}`,
      crowd,
    )
    await client.query(
      `insert into class_students (tenant_id, id, user_id, class_id, service_status, created_time)
       select $1, 'crowd-' || number, 'crowd-' || number, own.class_id, own.service_status, own.created_time
       from ${numbered}, class_students own where own.tenant_id = $1 and own.user_id = $3 and own.class_id = $4`,
      [...crowd, SAMPLE_STUDENT.id, firstClassId(CROWD_SCHOOL)],
    )
  })
  return tokens
}

/** The code in the text message of every one of {@link inviteStudents}. */
export const CODE = '246810'

/** The mobile number of a student, by their place from 1 on. */
export const mobileOf = (place: number): string => `199${String(place).padStart(8, '0')}`

/** Adds students to the class that has the sample's tests; each has been sent a code to sign in by. */
export async function inviteStudents(databaseUrl: string, count: number): Promise<void> {
  const mobiles = Array.from({ length: count }, (_, index) => mobileOf(index + 1))
  await asOwner(databaseUrl, async (client) => {
    const invited = [CROWD_SCHOOL, mobiles]
    await client.query(
      `insert into users (tenant_id, id, mobile) select $1, mobile, mobile from unnest($2::text[]) as mobile`,
      invited,
    )
    await client.query(
      `insert into sms_codes (tenant_id, id, mobile, template_code, code_hash, expires_time)
       select $1, mobile, mobile, '', encode(sha256(convert_to(mobile || ':signIn:' || $3, 'UTF8')), 'hex'), now() + interval '1 day'
       from unnest($2::text[]) as mobile`,
      [...invited, CODE],
    )
    await client.query(
      `insert into class_students (tenant_id, id, user_id, class_id, service_status, created_time)
       select $1, mobile, mobile, own.class_id, own.service_status, own.created_time
       from unnest($2::text[]) as mobile, class_students own where own.tenant_id = $1 and own.user_id = $3 and own.class_id = $4`,
      [...invited, SAMPLE_STUDENT.id, firstClassId(CROWD_SCHOOL)],
    )
  })
}

/** Adds students who sign in by a password; `passwordHash` is its stored form. */
export async function givePasswords(databaseUrl: string, count: number, passwordHash: string): Promise<void> {
  const mobiles = Array.from({ length: count }, (_, index) => mobileOf(index + 1))
  await asOwner(databaseUrl, async (client) => {
    await client.query(
      `insert into users (tenant_id, id, mobile, password_hash)
       select $1, mobile, mobile, $3 from unnest($2::text[]) as mobile`,
      [CROWD_SCHOOL, mobiles, passwordHash],
    )
  })
}

/** Repeats the questions of the long test, passages aside, until the paper has this many numbered ones. */
export async function lengthenPaper(databaseUrl: string, questions: number): Promise<void> {
  await asOwner(databaseUrl, async (client) => {
    const numbered = `from paper_questions q join works w on w.tenant_id = q.tenant_id and w.paper_id = q.paper_id
      where w.tenant_id = $1 and w.id = $2 and q.type not in (11, 13)`
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count ${numbered}`, [
      CROWD_SCHOOL,
      LONG_TEST,
    ])
    const missing = questions - (rows[0]?.count ?? 0)
    await client.query(
      `insert into paper_questions (tenant_id, id, paper_id, position, type, stem, content, points, options, blanks)
       select tenant_id, id || '-' || time, paper_id, position + 1000 * time, type, stem, content, points, options, blanks
       from (select q.*, time ${numbered.replace('where', 'cross join generate_series(1, $3::int) as time where')}
         and q.parent_id is null order by time, q.type, q.position limit $3) repeated`,
      [CROWD_SCHOOL, LONG_TEST, missing],
    )
  })
}

async function asOwner(databaseUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
