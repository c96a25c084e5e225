/** Texts of the pages on which a teacher marks. */
import type { LeafQuestion } from '@campus/contracts/exam-question'

import type { TeacherContext } from '../../../platform/teaching/teacher-section'

interface Messages {
  readonly title: string
  readonly lead: (total: number) => string
  readonly nothing: string
  readonly kinds: Readonly<Record<string, string>>
  readonly work: string
  readonly kind: string
  readonly learner: string
  readonly finished: string
  readonly types: Readonly<Record<LeafQuestion['type'], string>>
  readonly worth: (points: number) => string
  readonly answer: string
  readonly unanswered: string
  readonly chosen: string
  readonly right: string
  readonly model: string
  readonly points: (number: number) => string
  readonly comment: (number: number) => string
  readonly save: string
  readonly back: string
  readonly reviewed: (score: number) => string
  readonly byRules: string
  readonly toDecide: string
  readonly question: (number: number) => string
  readonly changedMeanwhile: (numbers: readonly number[]) => string
  readonly wrongMarks: string
}

export const MESSAGES: Readonly<Record<TeacherContext['locale'], Messages>> = {
  'zh-CN': {
    title: '待批改',
    lead: (total) => `${total} 份等待批改，最早提交的排在最前。`,
    nothing: '没有等待批改的作业或测试。',
    kinds: { homework: '作业', test: '测试' },
    work: '名称',
    kind: '类型',
    learner: '学员',
    finished: '提交时间',
    types: {
      single: '单选题',
      multiple: '多选题',
      trueFalse: '判断题',
      blanks: '填空题',
      shortAnswer: '简答题',
      unsupported: '其他题型',
    },
    worth: (points) => `${points} 分`,
    answer: '学员作答',
    unanswered: '未作答',
    chosen: '学员选择',
    right: '正确答案',
    model: '参考答案',
    points: (number) => `第 ${number} 题得分`,
    comment: (number) => `第 ${number} 题评语`,
    save: '提交批改，批下一份',
    back: '返回列表',
    reviewed: (score) => `已批改，共 ${score} 分。再次提交会更改得分。`,
    toDecide: '等待评分：',
    question: (number) => `第 ${number} 题`,
    byRules: '已按答案自动评分，可以更改',
    changedMeanwhile: (numbers) =>
      `这份作答刚刚已由别人批改，或者题目、答案、得分有改动：第 ${numbers.join('、')} 题。下面是现在的内容，您填写的分数和评语仍保留；请核对后重新提交。`,
    wrongMarks: '每题得分须是数字，最多两位小数；评语最多 1000 字。请返回检查。',
  },
  en: {
    title: 'To be marked',
    lead: (total) =>
      total === 1 ? 'One attempt waits to be marked.' : `${total} attempts wait to be marked, the oldest first.`,
    nothing: 'No homework or test waits to be marked.',
    kinds: { homework: 'Homework', test: 'Test' },
    work: 'Name',
    kind: 'Kind',
    learner: 'Learner',
    finished: 'Handed in',
    types: {
      single: 'Single choice',
      multiple: 'Multiple choice',
      trueFalse: 'True or false',
      blanks: 'Blanks',
      shortAnswer: 'Short answer',
      unsupported: 'Another type',
    },
    worth: (points) => (points === 1 ? '1 point' : `${points} points`),
    answer: 'Answer',
    unanswered: 'Not answered',
    chosen: 'chosen',
    right: 'right',
    model: 'Model answer',
    points: (number) => `Points for question ${number}`,
    comment: (number) => `Comment on question ${number}`,
    save: 'Save the marks and go on',
    back: 'Back to the list',
    reviewed: (score) => `Marked with ${score} points. Saving again changes them.`,
    toDecide: 'To be given points:',
    question: (number) => `question ${number}`,
    byRules: 'Marked by the key; you may change it',
    changedMeanwhile: (numbers) =>
      `Somebody else has marked this meanwhile, or questions, solutions or points have changed: ${numbers.join(', ')}. Below is how it stands now, with the points and words that you filled in. Check it and save again.`,
    wrongMarks:
      'Points are numbers with at most two decimals, comments have at most 1000 characters. Go back and check them.',
  },
}
