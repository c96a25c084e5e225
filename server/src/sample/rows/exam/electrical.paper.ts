/** 电工: a short paper of every type, and what a long one is made of. */
import { image, paragraph, table } from '../../content/texts/html'
import { mediaUrl } from '../../pictures/media-url'
import { fill, multiple, passage, short, single, trueFalse, type PaperText, type QuestionText } from './question-text'

export function electricalPaper(schoolId: string): PaperText {
  return {
    name: '配电箱安装与故障排查',
    partialCredit: true,
    questions: [
      single(
        '<p>一段导体两端电压为 $U=220\\,\\mathrm{V}$，通过的电流为 $I=5\\,\\mathrm{A}$，由欧姆定律 $R=\\dfrac{U}{I}$，其电阻为多少？</p>',
        4,
        ['<p>$4.4\\,\\Omega$</p>', '<p>$44\\,\\Omega$</p>', '<p>$215\\,\\Omega$</p>', '<p>$1100\\,\\Omega$</p>'],
        1,
        '<p>\\(R=\\frac{220}{5}=44\\,\\Omega\\)。</p>',
      ),
      single(
        paragraph('下图所示的配电箱合闸前，第一步应当做什么？') +
          image(mediaUrl(schoolId, 'video', 'electrician-4'), '墙上的配电箱，箱门打开'),
        4,
        ['直接合上总开关', '核对回路标识并验电', '用湿布擦净箱体', '拆除接地线后离开'],
        1,
        paragraph('先核对标识、再验电，确认无误才能操作。'),
      ),
      multiple(
        paragraph('根据下表，哪些回路的导线截面选得偏小？') +
          table(
            ['回路', '负荷功率', '计算电流', '所选导线'],
            ['照明', '1.1 kW', '5 A', '1.5 mm²'],
            ['插座', '4.4 kW', '20 A', '1.5 mm²'],
            ['空调', '3.3 kW', '15 A', '4 mm²'],
            ['厨房', '6.6 kW', '30 A', '2.5 mm²'],
          ),
        6,
        ['照明', '插座', '空调', '厨房'],
        [1, 3],
        paragraph('家装铜线每平方毫米按约 6 A 估算：插座 1.5 mm² 约 9 A，厨房 2.5 mm² 约 15 A，都小于计算电流。'),
      ),
      multiple(
        paragraph('停电作业的安全措施包括哪些？'),
        6,
        ['停电', '验电', '挂接地线', '独自快速完成'],
        [0, 1, 2],
        paragraph('停电、验电、挂接地线、悬挂标示牌；作业须有人监护。'),
      ),
      trueFalse(
        '<p>三相对称负载星形连接时，线电压与相电压的关系是 $U_L=\\sqrt{3}\\,U_P$。</p>',
        3,
        true,
        '<p>星形连接时 $U_L=\\sqrt{3}U_P$，线电流等于相电流。</p>',
      ),
      trueFalse(
        paragraph('剩余电流动作保护器跳闸后，可以不查原因连续强送几次。'),
        3,
        false,
        paragraph('跳闸说明可能漏电，须先查明原因再送电。'),
      ),
      fill(
        paragraph('我国低压供电的线电压是（1）V，频率是（2）Hz。'),
        6,
        [
          ['380', '400', '380V', '380伏'],
          ['50', '50Hz', '50赫兹'],
        ],
        paragraph('三相四线制 380/220 V，工频 50 Hz；标称 400 V 也算对。'),
      ),
      short(
        paragraph('一户住宅的插座回路合闸即跳闸，写出你排查故障的步骤和理由。'),
        10,
        paragraph('拔掉所有电器后再合闸；仍跳闸则断电验电，分段测量绝缘电阻，找到故障段，修复并复测后送电。'),
        paragraph('要点：先断负载、断电验电、分段测绝缘、修复复测。每个要点 2.5 分。'),
        paragraph('不少于一百字，须说明每一步为什么这样做。'),
      ),
      passage(
        11,
        paragraph(
          '某车间用一台电动机带动水泵。铭牌写着：额定功率 7.5 kW，额定电压 380 V，接法 △，功率因数 0.85，效率 0.88。' +
            '值班电工发现启动时照明明显变暗，运行电流约 15.5 A，且外壳温度正常。',
        ),
        null,
        [
          single(
            paragraph('启动时照明变暗，最可能的原因是什么？'),
            3,
            ['电动机缺相', '启动电流大，线路压降增大', '照明灯老化', '水泵空转'],
            1,
            paragraph('直接启动电流可达额定电流的 4～7 倍，压降随之增大。'),
          ),
          fill(
            '<p>按 $I=\\dfrac{P}{\\sqrt{3}\\,U\\cos\\varphi\\,\\eta}$ 计算，额定电流约为（1）A（取整数）。</p>',
            4,
            [['15', '15A', '15安']],
            '<p>$7500\\div(1.732\\times380\\times0.85\\times0.88)\\approx15.2$。</p>',
          ),
          trueFalse(
            paragraph('实测电流与额定值接近，可以判断电动机没有明显过载。'),
            3,
            true,
            paragraph('15.5 A 与 15.2 A 相差约 2%。'),
          ),
        ],
      ),
      passage(
        13,
        paragraph(
          '触电急救首先要使触电者（1）电源；判断无意识、无呼吸后立即进行心肺复苏，按压与通气之比为（2），按压频率每分钟（3）次。',
        ),
        9,
        [
          single(paragraph('第（1）空'), 3, ['靠近', '脱离', '绝缘'], 1, paragraph('脱离电源是第一步。')),
          single(paragraph('第（2）空'), 3, ['15:2', '30:2', '5:1'], 1, paragraph('成人单人、双人均为 30:2。')),
          single(paragraph('第（3）空'), 3, ['60～80', '100～120', '140～160'], 1, paragraph('每分钟 100～120 次。')),
        ],
      ),
    ],
  }
}

const VALUES = Array.from({ length: 30 }, (_, index) => index + 1)

/** Sums of the trade, each with numbers of its own. */
export function electricalSums(): readonly QuestionText[] {
  return [
    ...VALUES.map((n) => resistance(10 + 2 * n, 2 + (n % 5))),
    ...VALUES.slice(0, 20).map((n) => power(110 * (1 + (n % 3)), n)),
    ...VALUES.map((n) => series(n, 2 * n + 1, n % 3 !== 0)),
    ...VALUES.slice(0, 26).map((n) => energy(100 * n, 2 + (n % 6))),
  ]
}

function resistance(ohms: number, amperes: number): QuestionText {
  const volts = ohms * amperes
  return single(
    `<p>电阻 $R=${ohms}\\,\\Omega$，电流 $I=${amperes}\\,\\mathrm{A}$，求电压 $U$。</p>`,
    1,
    [ohms + amperes, volts, volts * 2, volts + 10].map((value) => `<p>$${value}\\,\\mathrm{V}$</p>`),
    1,
    `<p>\\(U=IR=${amperes}\\times${ohms}=${volts}\\,\\mathrm{V}\\)</p>`,
  )
}

function power(volts: number, amperes: number): QuestionText {
  const watts = volts * amperes
  return multiple(
    `<p>纯电阻负载接在 $${volts}\\,\\mathrm{V}$ 电源上，电流 $${amperes}\\,\\mathrm{A}$。哪些说法正确？</p>`,
    1,
    [
      `<p>功率为 $${watts}\\,\\mathrm{W}$</p>`,
      '<p>功率因数为 1</p>',
      `<p>功率为 $${volts + amperes}\\,\\mathrm{W}$</p>`,
      `<p>每小时用电 $${watts / 1000}\\,\\mathrm{kW\\cdot h}$</p>`,
    ],
    [0, 1, 3],
    `<p>$P=UI=${watts}\\,\\mathrm{W}$，纯电阻负载电压电流同相。</p>`,
  )
}

function series(first: number, second: number, isTrue: boolean): QuestionText {
  const total = first + second
  return trueFalse(
    `<p>$${first}\\,\\Omega$ 与 $${second}\\,\\Omega$ 的电阻串联，总电阻为 $${isTrue ? total : total + 1}\\,\\Omega$。</p>`,
    0.5,
    isTrue,
    `<p>串联电阻相加：$${first}+${second}=${total}$。</p>`,
  )
}

function energy(watts: number, hours: number): QuestionText {
  const used = (watts * hours) / 1000
  return fill(
    `<p>一台 $${watts}\\,\\mathrm{W}$ 的电器工作 $${hours}\\,\\mathrm{h}$，耗电（1）千瓦时，即（2）千焦。</p>`,
    1,
    [
      [String(used), `${used}度`, `${used}kWh`],
      [String(Math.round(used * 3600)), `${Math.round(used * 3600)}kJ`],
    ],
    `<p>$W=Pt=${watts}\\times${hours}\\div1000=${used}\\,\\mathrm{kW\\cdot h}$。</p>`,
  )
}
