/** For measurements on PostgreSQL: a class with a year of lessons and a classroom of which thousands have spoken. */
import { Client } from 'pg'

import { sampleId } from '../sample/sample-id'
import { firstClassId } from '../sample/sample-student'

const SCHOOL = '10001'
/** The pictures of the first course, of which nobody has said anything. */
export const SPOKEN_OF = { classId: firstClassId(SCHOOL), classroomId: sampleId(SCHOOL, 'classroom', 8) }

interface Lengths {
  readonly comments: number
  /** Days on each side of today, and lessons of a day. */
  readonly days: number
  readonly lessonsOfADay: number
}

/** Adds rows as the school's owner; its class then has them. */
export async function lengthenLists(databaseUrl: string, { comments, days, lessonsOfADay }: Lengths): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into classroom_comments (tenant_id, id, class_id, classroom_id, student_id, author_name, content, created_time)
       select $1, 'long-' || number, $2, $3, 'nobody', '学员' || number, '第' || number || '条：' || repeat('讲得很清楚。', number % 12),
         now() - number * interval '1 minute'
       from generate_series(1, $4::int) as number`,
      [SCHOOL, SPOKEN_OF.classId, SPOKEN_OF.classroomId, comments],
    )
    const numbered = `from generate_series(-$3::int, $3::int) as day, generate_series(1, $4::int) as lesson,
      (select * from class_activities where tenant_id = $1 and class_id = $2 order by id limit 1) as own`
    const year = [SCHOOL, SPOKEN_OF.classId, days, lessonsOfADay]
    await client.query(
      `insert into class_activities (tenant_id, id, class_id, course_id, name, online_type, start_time, end_time)
       select own.tenant_id, 'long-' || day || '-' || lesson, own.class_id, own.course_id, own.name, own.online_type,
         date_trunc('day', now()) + day * interval '1 day' + lesson * interval '30 minutes',
         date_trunc('day', now()) + day * interval '1 day' + (lesson + 1) * interval '30 minutes'
       ${numbered}`,
      year,
    )
    await client.query(
      `insert into activity_contents (tenant_id, id, activity_id, classroom_id, position)
       select own.tenant_id, 'long-' || day || '-' || lesson, 'long-' || day || '-' || lesson,
         (select classroom_id from activity_contents c where c.tenant_id = own.tenant_id and c.activity_id = own.id limit 1), 1
       ${numbered}`,
      year,
    )
  } finally {
    await client.end()
  }
}
