import type { PaperQuestion } from '../papers/paper.schema'

/** A single choice of four options, with whatever a test changes. */
export function paperQuestion(change: Partial<PaperQuestion> = {}): PaperQuestion {
  return {
    tenantId: '1',
    id: 'q',
    paperId: 'p',
    parentId: null,
    position: 1,
    type: 1,
    stem: '哪一个？',
    content: '',
    points: 5,
    options: ['甲', '乙', '丙', '丁'].map((label, index) => ({
      key: String.fromCharCode(65 + index),
      html: '',
      label,
    })),
    blanks: 0,
    ...change,
  }
}
