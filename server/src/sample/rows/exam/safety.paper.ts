/** What every school asks: safety in the workshop, and a few words of one's own. */
import { paragraph } from '../../content/texts/html'
import { fill, multiple, short, single, trueFalse, type PaperText } from './question-text'

/** Choices, true or false, and blanks: nothing a teacher would have to mark. */
export const SAFETY: PaperText = {
  name: '安全规程知识巩固',
  partialCredit: false,
  questions: [
    single(
      paragraph('进入实训场之前，第一件事是什么？'),
      5,
      ['领取材料', '穿戴防护用品', '启动设备', '拍照打卡'],
      1,
      paragraph('先做好个人防护。'),
    ),
    single(
      paragraph('发现灭火器压力指针在红区，应当怎样？'),
      5,
      ['继续使用', '立即报修更换', '倒置保存', '自行充气'],
      1,
      paragraph('红区表示压力不足，须更换。'),
    ),
    single(
      paragraph('电气设备起火，首选哪种灭火器？'),
      5,
      ['清水', '泡沫', '干粉或二氧化碳', '湿毛巾'],
      2,
      paragraph('水和泡沫导电，不能用于带电设备。'),
    ),
    multiple(
      paragraph('离开工位时必须做到哪些？'),
      10,
      ['切断电源', '清理台面', '归还工具', '锁上同学的柜子'],
      [0, 1, 2],
      paragraph('断电、清场、归位。'),
    ),
    multiple(
      paragraph('哪些情况须立即停止作业？'),
      10,
      ['闻到焦味', '设备异响', '照明中断', '听到下课铃但工件未取下'],
      [0, 1, 2],
      paragraph('异味、异响、照明中断都是停机信号；下课时按规程收尾。'),
    ),
    trueFalse(paragraph('长发不盘起、戴手套操作旋转设备是被禁止的。'), 5, true, paragraph('有卷入危险。')),
    trueFalse(paragraph('安全出口前可以临时堆放材料。'), 5, false, paragraph('任何时候都要保持畅通。')),
    fill(paragraph('火警电话是（1），急救电话是（2）。'), 10, [['119'], ['120']], paragraph('119 与 120。')),
  ],
}

export function diary(): PaperText {
  return {
    name: '课后随笔',
    partialCredit: false,
    questions: [
      short(
        paragraph('这一周你学会的哪一件事，最想教给别人？写下来，并说明为什么。'),
        20,
        paragraph('言之有物、条理清楚即可。'),
        paragraph('从内容、条理、表达三方面评分。'),
        paragraph('一百字以上，可以写过程中的困难。'),
      ),
    ],
  }
}

/** Homework of a school that has no paper of its own trade: what was done, in one's own words, and what it rests on. */
export function practicePaper(skill: string): PaperText {
  return {
    name: skill,
    partialCredit: true,
    questions: [
      ...SAFETY.questions.slice(0, 1),
      ...SAFETY.questions.slice(3, 4),
      ...SAFETY.questions.slice(5, 6),
      short(
        paragraph(`说明你完成“${skill}”的步骤，以及每一步的理由。`),
        20,
        paragraph('步骤完整，理由与规程一致，写明遇到的问题和解决办法。'),
        paragraph('步骤 10 分，理由 6 分，问题与办法 4 分。'),
        paragraph('不少于一百字。'),
      ),
    ],
  }
}
