/** 医疗护理员: a short paper of every type, and what a long one is made of. */
import { image, paragraph, sound, table } from '../../content/texts/html'
import { lessonUrl } from '../../lessons/lesson-media'
import { mediaUrl } from '../../pictures/media-url'
import { fill, multiple, passage, short, single, trueFalse, type PaperText, type QuestionText } from './question-text'

export function carePaper(schoolId: string): PaperText {
  return {
    name: '生命体征与日常照护',
    partialCredit: true,
    questions: [
      single(
        '<p>体质指数 $\\mathrm{BMI}=\\dfrac{m}{h^{2}}$。一位老人体重 $64\\,\\mathrm{kg}$、身高 $1.60\\,\\mathrm{m}$，其体质指数是多少？</p>',
        4,
        ['<p>$20$</p>', '<p>$25$</p>', '<p>$40$</p>', '<p>$102$</p>'],
        1,
        '<p>\\(64\\div1.6^{2}=25\\)，属于偏高。</p>',
      ),
      single(
        paragraph('看图：为卧床老人翻身前，首先应当做什么？') +
          image(mediaUrl(schoolId, 'video', 'nursing-4'), '病床旁，护理员准备为老人翻身'),
        4,
        ['直接抬起上身', '说明目的并固定床轮', '先更换床单', '请家属离开'],
        1,
        paragraph('先解释取得配合，再固定床轮，避免移动中滑动。'),
      ),
      multiple(
        paragraph('下表是一位老人清晨的记录，哪些需要马上报告护士？') +
          table(
            ['项目', '测得', '平日'],
            ['体温', '38.9 ℃', '36.6 ℃'],
            ['脉搏', '78 次/分', '76 次/分'],
            ['呼吸', '28 次/分', '18 次/分'],
            ['血压', '128/78 mmHg', '126/80 mmHg'],
          ),
        6,
        ['体温', '脉搏', '呼吸', '血压'],
        [0, 2],
        paragraph('体温超过 38.5 ℃、呼吸超过 24 次/分都应立即报告。'),
      ),
      multiple(
        paragraph('预防压力性损伤的做法有哪些？'),
        6,
        ['每两小时翻身', '保持皮肤清洁干燥', '使用减压垫', '按摩发红的骨突处'],
        [0, 1, 2],
        paragraph('发红处不可按摩，以免加重组织损伤。'),
      ),
      trueFalse(
        '<p>成人安静时脉搏的正常范围是每分钟 $60\\le n\\le100$ 次。</p>',
        3,
        true,
        '<p>低于 60 为心动过缓，高于 100 为心动过速。</p>',
      ),
      trueFalse(
        paragraph('录音里是监护仪的提示音，每响一声为一次心跳。照这样的节律，心率是每分钟 60 次。') +
          sound(lessonUrl(schoolId, 'words.m4a')),
        3,
        false,
        paragraph('相邻两声相隔 2 秒，心率是每分钟 30 次，属心动过缓，应立即报告。'),
      ),
      fill(
        paragraph('手卫生“七步洗手法”揉搓的时间不少于（1）秒；口腔温度的正常值约为（2）℃。'),
        6,
        [
          ['15', '15秒', '十五'],
          ['37', '37.0', '37℃'],
        ],
        paragraph('揉搓不少于 15 秒；口温 36.3～37.2 ℃，通常记为 37 ℃。'),
      ),
      short(
        paragraph('一位老人进食时突然呛咳、面色发紫、说不出话，写出你的处理步骤和理由。'),
        10,
        paragraph(
          '判断为气道梗阻，立即呼救；站在身后实施腹部冲击，反复至异物排出；意识丧失则放平开始心肺复苏；随后观察并记录。',
        ),
        paragraph('要点：识别、呼救、腹部冲击、意识丧失时心肺复苏。每个要点 2.5 分。'),
        paragraph('不少于一百字，须说明每一步为什么这样做。'),
      ),
      passage(
        11,
        paragraph(
          '张奶奶，82 岁，左侧肢体活动不便，能自己进食，说话慢。近三日饮水少，小便颜色深。' +
            '护理员记录：入量 900 mL，出量 650 mL，骶尾部皮肤发红，解除压力 30 分钟后仍不消退。',
        ),
        null,
        [
          single(
            paragraph('骶尾部的表现属于哪一种？'),
            3,
            ['正常受压反应', '1 期压力性损伤', '2 期压力性损伤', '湿疹'],
            1,
            paragraph('解除压力后发红不消退、皮肤完整，为 1 期。'),
          ),
          fill(paragraph('当日入量与出量相差（1）mL。'), 4, [['250', '250mL', '250毫升']], '<p>$900-650=250$。</p>'),
          trueFalse(
            paragraph('应当鼓励张奶奶少量多次饮水，并记录。'),
            3,
            true,
            paragraph('入量不足，小便色深提示脱水倾向。'),
          ),
        ],
      ),
      passage(
        13,
        paragraph('为偏瘫老人穿衣，应先穿（1）；脱衣应先脱（2）。整个过程注意保暖，并鼓励老人用（3）侧手参与。'),
        9,
        [
          single(paragraph('第（1）空'), 3, ['健侧', '患侧', '任意一侧'], 1, paragraph('先穿患侧，减少牵拉。')),
          single(paragraph('第（2）空'), 3, ['健侧', '患侧', '任意一侧'], 0, paragraph('先脱健侧。')),
          single(paragraph('第（3）空'), 3, ['健', '患'], 0, paragraph('用健侧手参与，保持自理能力。')),
        ],
      ),
    ],
  }
}

const VALUES = Array.from({ length: 30 }, (_, index) => index + 1)

/** Sums of the trade, each with numbers of its own. */
export function careSums(): readonly QuestionText[] {
  return [
    ...VALUES.map((n) => dripTime(100 + 20 * n, 20 + 10 * (n % 4))),
    ...VALUES.slice(0, 20).map((n) => balance(1500 + 50 * n, 1200 + 40 * n)),
    ...VALUES.map((n) => fever(36 + n * 0.1)),
    ...VALUES.slice(0, 26).map((n) => dose(5 * n, 1 + (n % 3))),
  ]
}

function dripTime(millilitres: number, drops: number): QuestionText {
  const minutes = Math.round((millilitres * 15) / drops)
  return single(
    `<p>输液 $${millilitres}\\,\\mathrm{mL}$，滴系数 15，每分钟 ${drops} 滴，约需多少分钟？（四舍五入）</p>`,
    1,
    [minutes - 10, minutes, minutes + 15, minutes * 2].map((value) => `<p>$${value}$</p>`),
    1,
    `<p>\\(t=\\frac{${millilitres}\\times15}{${drops}}\\approx${minutes}\\)</p>`,
  )
}

function balance(intake: number, output: number): QuestionText {
  return multiple(
    `<p>一日入量 $${intake}\\,\\mathrm{mL}$，出量 $${output}\\,\\mathrm{mL}$。哪些说法正确？</p>`,
    1,
    [
      `<p>入量比出量多 $${intake - output}\\,\\mathrm{mL}$</p>`,
      '<p>应当记录在护理单上</p>',
      '<p>出量不必记录</p>',
      '<p>饮水和输液都算入量</p>',
    ],
    [0, 1, 3],
    `<p>$${intake}-${output}=${intake - output}$；出入量都要记录。</p>`,
  )
}

function fever(degrees: number): QuestionText {
  const shown = degrees.toFixed(1)
  const isFever = degrees > 37.25
  return trueFalse(
    `<p>腋温 $${shown}\\,^{\\circ}\\mathrm{C}$ 属于发热。</p>`,
    0.5,
    isFever,
    `<p>腋温超过 $37.2\\,^{\\circ}\\mathrm{C}$ 为发热。</p>`,
  )
}

function dose(milligrams: number, times: number): QuestionText {
  return fill(
    `<p>医嘱每次 $${milligrams}\\,\\mathrm{mg}$，每日 ${times} 次，药片每片 $5\\,\\mathrm{mg}$。每次（1）片，每日共（2）mg。</p>`,
    1,
    [
      [String(milligrams / 5), `${milligrams / 5}片`],
      [String(milligrams * times), `${milligrams * times}mg`, `${milligrams * times}毫克`],
    ],
    `<p>每次 $${milligrams}\\div5=${milligrams / 5}$ 片，每日 $${milligrams}\\times${times}=${milligrams * times}\\,\\mathrm{mg}$。</p>`,
  )
}
