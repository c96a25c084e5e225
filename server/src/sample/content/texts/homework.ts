import { mediaUrl } from '../../pictures/media-url'
import type { SchoolContent } from '../school-content'
import { heading, image, paragraph, points, steps } from './html'

interface HomeworkText {
  readonly title: string
  /** HTML; '' for none. */
  readonly description: string
  /** Submitted attempts: days before installation and 1 pending marking or 2 marked. */
  readonly attempts: readonly { readonly daysAgo: number; readonly status: 1 | 2 }[]
}

/** The homework of the first class of a school. */
export function homeworkTexts(school: SchoolContent): HomeworkText[] {
  const [first] = school.trades
  return [
    {
      title: `${first.name}实操作业：${first.skill}`,
      description: [
        heading('作业目标'),
        paragraph(`独立完成一次${first.skill}，并能说清每一步的理由。`),
        image(mediaUrl(school.id, 'video', `${first.motif}-4`), '操作示意'),
        heading('步骤'),
        steps(
          '核对工具与防护用品，拍照上传。',
          '按作业指导书完成操作，全程不得跳步。',
          '自检并填写检查表。',
          '用不少于一百字说明遇到的问题和解决办法。',
        ),
        heading('提交要求'),
        points('照片清晰，能看到关键部位。', '主观题须用自己的话作答。', '可以多次提交，以最近一次批改为准。'),
      ].join(''),
      attempts: [
        { daysAgo: 1, status: 1 },
        { daysAgo: 6, status: 2 },
        { daysAgo: 13, status: 2 },
      ],
    },
    {
      title: '安全规程知识巩固',
      description:
        paragraph('本次作业共二十题，单选、多选与判断，建议先回看“进入实训场之前”。') +
        points('答题时间不限，可暂存。', '客观题提交后立即判分。'),
      attempts: [{ daysAgo: 3, status: 1 }],
    },
    { title: '课后随笔', description: '', attempts: [] },
  ]
}
