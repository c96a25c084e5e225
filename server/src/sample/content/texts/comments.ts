import type { CommentObjectType } from '@campus/contracts/comment'

import type { SchoolContent } from '../school-content'

export interface CommentText {
  /** `number`: of the album item or wall item, as the sample data count them. */
  readonly about: { readonly type: CommentObjectType; readonly number: number }
  readonly author: string
  /** Written by the sample student, or made up by the school. */
  readonly role: 'STUDENT' | 'VIRTUAL'
  readonly content: string
  /** Place in this list of what it replies to. */
  readonly below?: number
  readonly daysAgo: number
  readonly likes?: number
}

const MAIN_BUILDING = { type: 'UNIVERSITY_PIC', number: 1 } as const
const FIRST_LESSON = { type: 'MICRO_CLASSROOM', number: 101 } as const
const FIRST_VOICE = { type: 'EVERYONE_SAYS', number: 1 } as const

/** What people say below a picture, a short lesson and a student's video; the lesson has more than ten. */
export function commentTexts({ trades, shortName }: SchoolContent): CommentText[] {
  const [first, second, third] = trades
  const say = (author: string, content: string, daysAgo: number, likes = 0) =>
    ({ about: FIRST_LESSON, author, role: 'VIRTUAL', content, daysAgo, likes }) as const
  return [
    say('阿宁', `${first.teacher}老师讲得太清楚了，${first.skill}原来差在第二步。`, 2, 18),
    { ...say('木子', '对，我也是卡在第二步。', 2, 3), below: 0 },
    { ...say('阿宁', '慢放那一段多看几遍就会了。', 1), below: 1 },
    {
      about: FIRST_LESSON,
      author: '小满',
      role: 'STUDENT',
      content: '收藏了，周末照着练。',
      daysAgo: 3,
      likes: 5,
    },
    say('陈师傅', '三分钟顶我自己琢磨三天。', 4, 9),
    say('小鹿', `请问${third.name}什么时候也出一期？`, 5, 2),
    say('海边的风', '下班路上看的，正好。', 6),
    say('王同学', '样板那里的光线如果再亮一点就更好了。', 7, 1),
    say('青禾', `准备考${first.course}，这期很有帮助。`, 8, 4),
    say('米粒妈妈', '陪孩子一起看完的。', 9),
    say('小周', '希望多出这种短的。', 10, 6),
    say('阿强', '动作要领记在本子上了。', 11),
    say('青山', '第二遍才看懂，谢谢老师。', 12),
    {
      about: MAIN_BUILDING,
      author: '青禾',
      role: 'VIRTUAL',
      content: `上周去${shortName}报名，就是从这栋楼进去的，大厅有人带路。`,
      daysAgo: 3,
      likes: 7,
    },
    { about: MAIN_BUILDING, author: '小周', role: 'VIRTUAL', content: '晚上自习室也在这里吗？', daysAgo: 2, below: 13 },
    {
      about: MAIN_BUILDING,
      author: '小满',
      role: 'STUDENT',
      content: '树都长高了，想回去看看。',
      daysAgo: 5,
      likes: 2,
    },
    {
      about: FIRST_VOICE,
      author: '木子',
      role: 'VIRTUAL',
      content: `看完决定报${second.name}了。`,
      daysAgo: 2,
      likes: 11,
    },
  ]
}
