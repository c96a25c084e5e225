/** Texts of the pages on which a school sees who has enquired. */
import type { TeacherContext } from '../../../platform/teaching/teacher-section'

interface Messages {
  readonly title: string
  readonly lead: (total: number) => string
  readonly nothing: string
  readonly name: string
  readonly mobile: string
  readonly content: string
  readonly sent: string
  readonly handled: (time: string) => string
  readonly note: string
  readonly noteHint: string
  readonly save: string
  readonly back: string
  readonly wrongNote: (most: number) => string
  readonly handledMeanwhile: string
  readonly admit: string
  readonly admitWhat: string
  readonly admitTo: string
}

export const MESSAGES: Readonly<Record<TeacherContext['locale'], Messages>> = {
  'zh-CN': {
    title: '待回复的咨询',
    lead: (total) => `${total} 条咨询等待回复，最早的排在最前。请打电话联系，再记下结果。`,
    nothing: '没有等待回复的咨询。',
    name: '姓名',
    mobile: '手机号',
    content: '咨询内容',
    sent: '留言时间',
    handled: (time) => `已于 ${time} 处理`,
    note: '处理结果',
    noteHint: '只有本校老师能看到，可以不填',
    save: '标记为已处理，看下一条',
    back: '返回列表',
    wrongNote: (most) => `处理结果最多 ${most} 字。请返回检查。`,
    handledMeanwhile: '这条咨询刚刚已由别人处理。请重新打开，查看处理结果。',
    admit: '录取',
    admitWhat: '已经谈妥的，可以直接录取到班级，这条咨询同时标记为已处理。',
    admitTo: '录取到班级',
  },
  en: {
    title: 'Enquiries to be answered',
    lead: (total) =>
      total === 1
        ? 'One enquiry waits. Call back, then note what was agreed.'
        : `${total} enquiries wait, the oldest first. Call back, then note what was agreed.`,
    nothing: 'No enquiry waits.',
    name: 'Name',
    mobile: 'Mobile number',
    content: 'Enquiry',
    sent: 'Sent',
    handled: (time) => `Taken care of at ${time}`,
    note: 'What was agreed',
    noteHint: 'Only teachers of this school read it; it may stay empty',
    save: 'Mark as done and go on',
    back: 'Back to the list',
    wrongNote: (most) => `The note has at most ${most} characters. Go back and check it.`,
    handledMeanwhile: 'Somebody else has taken care of this meanwhile. Open it again to see how.',
    admit: 'Admit',
    admitWhat: 'Who has decided is admitted to a class from here; the enquiry is then marked as done.',
    admitTo: 'Admit to a class',
  },
}
