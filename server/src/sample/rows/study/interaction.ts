/** What is said in the first class's course: with and without a teacher's words, of every kind, and few of each. */
import {
  classroomComments,
  classroomQuestions,
  privateNotes,
  questionDrafts,
  questionReplies,
  sharedNotes,
} from '../../../domains/study/interaction/interaction.schema'
import { likedRoom } from '../../../domains/study/interaction/like.routes'
import { likes } from '../../../platform/likes/likes.schema'
import type { Trade } from '../../content/school-content'
import { mediaUrl } from '../../pictures/media-url'
import type { SampleContext } from '../../sample-builder'
import { sampleId } from '../../sample-id'
import { SAMPLE_STUDENT } from '../../sample-student'
import { dayAt } from '../../sample-time'
import { SAMPLE_CLASSMATES } from './courses'

/** Classrooms of the first course: a video, an audio, an article, a document and pictures. */
const VIDEO = 4
const AUDIO = 5
const ARTICLE = 6
const CLASS = 1
const COURSE = 11
/** Who likes which classroom: the student the article, some classmates all of them. */
const LIKED = [
  { classroom: AUDIO, people: 3, student: false },
  { classroom: ARTICLE, people: 5, student: true },
  { classroom: 7, people: 1, student: false },
] as const

type Author = 'student' | number

export async function sampleInteraction(context: SampleContext, trade: Trade): Promise<void> {
  await insertQuestions(context, trade)
  await insertNotes(context, trade)
  await insertComments(context)
  const { tx, school, now } = context
  await tx.insert(likes).values(
    LIKED.flatMap(({ classroom, people, student }, room) =>
      Array.from({ length: people + (student ? 1 : 0) }, (_, index) => ({
        id: sampleId(school.id, 'classroomLike', room * 20 + index + 1),
        bizType: 'CLASSROOM',
        bizId: likedRoom(placeOf(school.id, classroom)),
        actor: index === people ? `user:${SAMPLE_STUDENT.id}` : `user:${sampleId(school.id, 'member', 100 + index)}`,
        createdTime: dayAt(now, -2, '20:00'),
      })),
    ),
  )
}

function placeOf(schoolId: string, classroom: number) {
  return { classId: sampleId(schoolId, 'class', CLASS), classroomId: sampleId(schoolId, 'classroom', classroom) }
}

/** The student, or one of the classmates. */
function personOf(schoolId: string, author: Author) {
  if (author === 'student') {
    return {
      studentId: sampleId(schoolId, 'enrolment', CLASS),
      authorName: '林小满',
      authorAvatar: mediaUrl(schoolId, 'avatar', '20'),
    }
  }
  return {
    studentId: sampleId(schoolId, 'member', 100 + author),
    authorName: SAMPLE_CLASSMATES[author] ?? '',
    authorAvatar: author % 4 === 3 ? '' : mediaUrl(schoolId, 'avatar', String(author + 1)),
  }
}

async function insertQuestions({ tx, school, now, asPerson }: SampleContext, trade: Trade) {
  const asked: readonly {
    readonly author: Author
    readonly classroom: number
    readonly title: string
    readonly replies: readonly string[]
  }[] = [
    {
      author: 2,
      classroom: VIDEO,
      title: `${trade.skill}前，哪些准备最容易漏掉？`,
      replies: ['工具检查和现场确认。每次都按清单来，不靠记忆。', '补充一点：先确认自己的防护用品。'],
    },
    { author: 5, classroom: VIDEO, title: '视频里第二步的手势可以再慢一点演示吗？', replies: [] },
    {
      author: 'student',
      classroom: VIDEO,
      title: '考核的时候要按视频里的顺序操作吗？',
      replies: ['顺序是评分点，请按视频的顺序操作。'],
    },
    { author: 'student', classroom: ARTICLE, title: '讲义里的术语表在哪里下载？', replies: [] },
  ]
  const questions = asked.map(({ author, classroom, title }, index) => {
    const { studentId, authorName: studentName, authorAvatar: studentAvatar } = personOf(school.id, author)
    return {
      id: sampleId(school.id, 'classroomQuestion', index + 1),
      ...placeOf(school.id, classroom),
      courseId: sampleId(school.id, 'course', COURSE),
      studentId,
      studentName,
      studentAvatar,
      title,
      createdTime: dayAt(now, -9 + index * 2, `20:1${String(index)}`),
    }
  })
  await tx.insert(classroomQuestions).values(questions)
  await tx.insert(questionReplies).values(
    asked.flatMap(({ replies }, index) =>
      replies.map((content, at) => ({
        id: sampleId(school.id, 'questionReply', index * 10 + at + 1),
        questionId: sampleId(school.id, 'classroomQuestion', index + 1),
        teacherName: at === 0 ? trade.teacher : '宋佳',
        teacherAvatar: at === 0 ? mediaUrl(school.id, 'avatar', '3') : '',
        content,
        createdTime: dayAt(now, -8 + index * 2, `09:3${String(at)}`),
      })),
    ),
  )
  await asPerson(SAMPLE_STUDENT.id, async () => {
    await tx.insert(questionDrafts).values({
      id: sampleId(school.id, 'questionDraft', 1),
      ...placeOf(school.id, ARTICLE),
      title: '第二节里说的“最后能说清理由”，考核时怎么',
      savedTime: dayAt(now, -1, '21:05'),
    })
  })
}

async function insertNotes({ tx, school, now, asPerson }: SampleContext, trade: Trade) {
  const teacher = { authorName: trade.teacher, authorAvatar: mediaUrl(school.id, 'avatar', '3') }
  const note = (number: number, classroom: number, title: string, content: string, day: number) => ({
    id: sampleId(school.id, 'sharedNote', number),
    ...placeOf(school.id, classroom),
    title,
    content,
    createdTime: dayAt(now, day, '21:20'),
  })
  await tx.insert(sharedNotes).values([
    {
      ...note(1, VIDEO, '本节要点', `一看现场，二查工具，三按步骤，四做收尾。考核只认这四步。`, -10),
      ...teacher,
      isTeachers: true,
    },
    { ...note(2, VIDEO, '我的口诀', '看、查、做、收，一步一停。', -6), ...personOf(school.id, 0) },
    { ...note(3, VIDEO, '第 36 秒的动作', '左手在下，右手在上，别反了。', -3), ...personOf(school.id, 'student') },
    { ...note(4, ARTICLE, '阅读提示', '', -5), ...teacher, isTeachers: true },
  ])
  const { authorName, authorAvatar } = personOf(school.id, 'student')
  await asPerson(SAMPLE_STUDENT.id, async () => {
    await tx.insert(privateNotes).values({
      id: sampleId(school.id, 'privateNote', 1),
      ...placeOf(school.id, VIDEO),
      title: '要再看一遍的地方',
      content: '00:12 到 00:20 之间没跟上，周末重看。',
      authorName,
      authorAvatar,
      createdTime: dayAt(now, -1, '20:45'),
    })
  })
}

async function insertComments({ tx, school, now }: SampleContext) {
  const said: readonly {
    readonly author: Author
    readonly classroom: number
    readonly content: string
    readonly to?: number
  }[] = [
    { author: 1, classroom: VIDEO, content: '老师讲得很清楚，跟着做一遍就会了。' },
    { author: 7, classroom: VIDEO, content: '同感，最后的总结很有用。', to: 0 },
    { author: 'student', classroom: VIDEO, content: '建议先看讲义再看视频，效果更好。' },
    { author: 4, classroom: VIDEO, content: '试了，确实快很多。', to: 2 },
    { author: 6, classroom: ARTICLE, content: '内容不长，通勤路上就能读完。' },
  ]
  await tx.insert(classroomComments).values(
    said.map(({ author, classroom, content, to }, index) => {
      const parent = to === undefined ? undefined : said[to]
      return {
        id: sampleId(school.id, 'classroomComment', index + 1),
        ...placeOf(school.id, classroom),
        ...personOf(school.id, author),
        content,
        parentId: to === undefined ? '' : sampleId(school.id, 'classroomComment', to + 1),
        parentAuthorName: parent === undefined ? '' : personOf(school.id, parent.author).authorName,
        createdTime: dayAt(now, -7 + index, '12:30'),
      }
    }),
  )
}
