import type { MotifName } from '../../pictures/motifs/motifs'
import type { SchoolContent, Trade } from '../school-content'
import type { FilmLines } from './walls'

export const ALBUM_TABS = [
  { key: 'CAMPUS', name: '校园风采' },
  { key: 'TEACHING', name: '教学实训' },
] as const

interface AlbumPicture {
  readonly motif: MotifName
  readonly name: string
  readonly introduce: string
  /** Of a video instead of a picture. */
  readonly film?: { readonly trade: Trade; readonly lines: FilmLines }
}

interface AlbumCategory {
  readonly tab: (typeof ALBUM_TABS)[number]['key']
  readonly name: string
  readonly seq: number
  readonly pictures: readonly AlbumPicture[]
}

/** The categories with seq 1 to 3 stand on the banner. */
export function albumTexts(school: SchoolContent): AlbumCategory[] {
  const trained = school.trades.map((trade) => ({
    motif: trade.motif,
    name: `${trade.name}实训区`,
    introduce: `${trade.teacher}老师带教，练的是${trade.skill}。`,
  }))
  return [
    {
      tab: 'CAMPUS',
      name: '校园环境',
      seq: 1,
      pictures: [
        { motif: 'campus', name: '主楼', introduce: school.address },
        { motif: 'desk', name: '自习室', introduce: '每晚开放到二十二点。' },
        { motif: 'calendar', name: '报名大厅', introduce: '咨询、报名、领证一站办理。' },
      ],
    },
    { tab: 'TEACHING', name: '实训现场', seq: 2, pictures: trained },
    {
      tab: 'TEACHING',
      name: '技能竞赛',
      seq: 3,
      pictures: [
        { motif: 'trophy', name: '颁奖现场', introduce: '学员代表登台领奖。' },
        { motif: school.trades[1].motif, name: '赛前集训', introduce: `${school.trades[1].teacher}老师赛前指导。` },
        {
          motif: school.trades[0].motif,
          name: '赛场回放',
          introduce: '决赛选手的完整操作。',
          film: {
            trade: school.trades[0],
            lines: [
              `决赛题目：${school.trades[0].skill}。`,
              '选手从准备到收尾，全程四十分钟，裁判逐项打分。',
              '安全、工艺、用时三项都第一，冠军就在这里。',
            ],
          },
        },
      ],
    },
    {
      tab: 'CAMPUS',
      name: '结业典礼',
      seq: 4,
      pictures: [{ motif: 'diploma', name: '结业典礼', introduce: '证书交到每个人手上。' }],
    },
    {
      tab: 'CAMPUS',
      name: '校企活动',
      seq: 5,
      pictures: [{ motif: 'partnership', name: '签约现场', introduce: `与${school.trades[4].employer}签订合作协议。` }],
    },
  ]
}
