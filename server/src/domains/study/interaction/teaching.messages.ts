/** Texts of the pages on which a teacher answers questions. */
import type { TeacherContext } from '../../../platform/teaching/teacher-section'

interface Messages {
  readonly title: string
  readonly lead: (total: number) => string
  readonly nothing: string
  readonly question: string
  readonly classroom: string
  readonly learner: string
  readonly asked: string
  readonly answers: string
  readonly answer: string
  readonly signature: string
  readonly signatureHint: string
  readonly teacher: string
  readonly save: string
  readonly back: string
  readonly wrongAnswer: (most: number) => string
  readonly answeredMeanwhile: string
}

export const MESSAGES: Readonly<Record<TeacherContext['locale'], Messages>> = {
  'zh-CN': {
    title: '待回答的提问',
    lead: (total) => `${total} 个提问等待回答，最早的排在最前。`,
    nothing: '没有等待回答的提问。',
    question: '提问',
    classroom: '班级与课堂',
    learner: '学员',
    asked: '提问时间',
    answers: '已有回答',
    answer: '回答',
    signature: '署名',
    signatureHint: '全班学员都能看到回答和署名',
    teacher: '老师',
    save: '发布回答，看下一个',
    back: '返回列表',
    wrongAnswer: (most) => `请填写回答，最多 ${most} 字；署名最多 40 字。请返回检查。`,
    answeredMeanwhile: '这个提问刚刚已由别人回答。请重新打开，查看回答。',
  },
  en: {
    title: 'Questions to be answered',
    lead: (total) =>
      total === 1 ? 'One question waits for an answer.' : `${total} questions wait for an answer, the oldest first.`,
    nothing: 'No question waits for an answer.',
    question: 'Question',
    classroom: 'Class and classroom',
    learner: 'Learner',
    asked: 'Asked',
    answers: 'Answers so far',
    answer: 'Answer',
    signature: 'Signed',
    signatureHint: 'The whole class reads the answer and the name',
    teacher: 'Teacher',
    save: 'Publish the answer and go on',
    back: 'Back to the list',
    wrongAnswer: (most) =>
      `An answer has at least one character and at most ${most}, a name at most 40. Go back and check them.`,
    answeredMeanwhile: 'Somebody else has answered this meanwhile. Open it again to see how.',
  },
}
