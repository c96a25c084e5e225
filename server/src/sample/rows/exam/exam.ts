import { attempts, extraTimes } from '../../../domains/exam/attempts/attempt.schema'
import { works } from '../../../domains/exam/papers/paper.schema'
import { newSecret } from '../../../platform/database/ids'
import { sampleContent } from '../../content/content'
import { homeworkTexts } from '../../content/texts/homework'
import { heading, paragraph, points } from '../../content/texts/html'
import type { SampleBuilder } from '../../sample-builder'
import { sampleId } from '../../sample-id'
import { firstClassId, SAMPLE_STUDENT } from '../../sample-student'
import { dayAt } from '../../sample-time'
import { carePaper, careSums } from './care.paper'
import { electricalPaper, electricalSums } from './electrical.paper'
import type { PaperText } from './question-text'
import { diary, practicePaper, SAFETY } from './safety.paper'
import { makeAttempt } from './sample-attempts'
import { writePaper } from './write-paper'

/** The two schools that have papers of their trade: one of every type of question, and one of 120 questions. */
const OF_TRADE: Readonly<
  Record<string, { readonly paper: (schoolId: string) => PaperText; readonly sums: () => PaperText['questions'] }>
> = {
  '10001': { paper: electricalPaper, sums: electricalSums },
  '10002': { paper: carePaper, sums: careSums },
}

interface SampleWork {
  readonly id: string
  readonly type: 'homework' | 'test'
  readonly sourceType?: 'xskt'
  /** Which of the school's classrooms. */
  readonly classroom: number
  readonly title: string
  readonly description: string
  readonly paper: PaperText
  readonly minutes?: number
  readonly activityId?: string
  /** Finished attempts: days ago, and 1 pending or 2 marked. */
  readonly attempts: readonly { readonly daysAgo: number; readonly status: 1 | 2 }[]
  /** Started and left, to be gone on with. */
  readonly isOpen?: boolean
}

export const examSample: SampleBuilder = async ({ tx, school, now, asPerson }) => {
  const all = [...homeworkOf(school.id), ...testsOf(school.id)]
  for (const [index, { paper, classroom, attempts: _attempts, isOpen: _isOpen, ...work }] of all.entries()) {
    const paperId = sampleId(school.id, 'paper', index + 1)
    await writePaper(tx, paperId, paper)
    await tx.insert(works).values({
      ...work,
      // So that their teachers have something to do.
      waitsForTeacher: work.sourceType === undefined,
      classId: firstClassId(school.id),
      classroomId: sampleId(school.id, 'classroom', classroom),
      paperId,
      ...(work.activityId === undefined ? {} : { activityContentId: `${work.activityId}1` }),
    })
  }
  const finished = all.flatMap(({ id, attempts: planned }) => planned.map((attempt) => ({ workId: id, ...attempt })))
  await asPerson(SAMPLE_STUDENT.id, async () => {
    for (const [index, { workId, daysAgo, status }] of finished.entries()) {
      const start = dayAt(now, -daysAgo, `19:${String(12 + index * 7)}`)
      await makeAttempt(
        { tx, tenantId: school.id },
        { id: sampleId(school.id, 'attempt', index + 1), workId, start, status },
      )
    }
    const left = all.filter(({ isOpen = false }) => isOpen)
    for (const [index, { id, sourceType }] of left.entries()) {
      await tx.insert(attempts).values({
        id: sampleId(school.id, 'attempt', finished.length + index + 1),
        workId: id,
        createdTime: dayAt(now, -1, '20:30'),
        xsktTokenCode: sourceType === 'xskt' ? newSecret() : '',
      })
    }
    const long = all.find(({ minutes = 0 }) => minutes >= 90)
    if (long !== undefined) {
      await tx.insert(extraTimes).values({ id: sampleId(school.id, 'extraTime', 1), workId: long.id, minutes: 30 })
    }
  })
}

function homeworkOf(schoolId: string): SampleWork[] {
  const [first] = sampleContent(schoolId).trades
  const own = OF_TRADE[schoolId]?.paper(schoolId) ?? practicePaper(first.skill)
  const set = homeworkTexts(sampleContent(schoolId)).map((text, index): SampleWork => ({
    ...text,
    id: sampleId(schoolId, 'homework', index + 1),
    type: 'homework',
    classroom: index + 1,
    paper: [own, SAFETY][index] ?? diary(),
    isOpen: text.attempts.length === 0,
  }))
  return [
    ...set,
    {
      id: sampleId(schoolId, 'homework', set.length + 1),
      type: 'homework',
      sourceType: 'xskt',
      classroom: 11,
      title: '外部练习：安全规程自测',
      description: paragraph('题目来自外部习题源，提交后立即判分并可查看解析。'),
      paper: SAFETY,
      attempts: [{ daysAgo: 5, status: 2 }],
    },
  ]
}

/** Tests stand at the two schools of the trades; the classrooms' own pages come with the course. */
function testsOf(schoolId: string): SampleWork[] {
  const trade = OF_TRADE[schoolId]
  if (trade === undefined) return []
  const own = trade.paper(schoolId)
  const tests: readonly Omit<SampleWork, 'id' | 'type' | 'classroom'>[] = [
    {
      title: `阶段测试：${own.name}`,
      description: rules('40 分钟', '七种题型各有一题以上，合计见答题页。'),
      paper: own,
      minutes: 40,
      activityId: sampleId(schoolId, 'activity', 1),
      attempts: [
        { daysAgo: 2, status: 1 },
        { daysAgo: 9, status: 2 },
      ],
    },
    {
      title: '综合测试：一百二十题',
      description: rules('90 分钟', '题量较大，可先做有把握的题，用“标记”记下要回头看的题。'),
      paper: { name: '综合测试', partialCredit: true, questions: [...own.questions, ...trade.sums()] },
      minutes: 90,
      attempts: [],
    },
    {
      title: '限时一分钟',
      description: rules('1 分钟', '时间到自动提交，已保存的答案都算数。'),
      paper: SAFETY,
      minutes: 1,
      attempts: [],
    },
    {
      title: '外部练习：安全规程测验',
      description: paragraph('题目来自外部习题源，提交后立即判分并可查看解析。'),
      sourceType: 'xskt',
      paper: SAFETY,
      attempts: [{ daysAgo: 4, status: 2 }],
      isOpen: true,
    },
  ]
  return tests.map((test, index) => ({
    ...test,
    id: sampleId(schoolId, 'test', index + 1),
    type: 'test',
    classroom: 21 + index,
  }))
}

function rules(time: string, words: string): string {
  return (
    heading('测试说明') +
    points(`限时 ${time}，从点“开始答题”起计时。`, '中途离开、换设备都可以接着作答，时间不停。') +
    paragraph(words)
  )
}
