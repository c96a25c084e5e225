/** What the sample courses are made of: classrooms of every type. */
import type { Classroom } from '../../../domains/study/courses/course.schema'
import type { Trade } from '../../content/school-content'
import { heading, image, paragraph, points, steps } from '../../content/texts/html'
import { lessonUrl } from '../../lessons/lesson-media'
import { sampleVideoUrl } from '../../lessons/sample-video'
import { mediaUrl } from '../../pictures/media-url'
import type { SampleSchool } from '../../sample-schools'
import { dayAt } from '../../sample-time'

/** A classroom before it has its course and its place in it; `number` makes its id. */
export type ClassroomPlan = Partial<Classroom> & Pick<Classroom, 'name' | 'type'> & { readonly number: number }

export interface ChapterPlan {
  readonly chapter: string
  readonly sections: readonly { readonly section: string; readonly rooms: readonly ClassroomPlan[] }[]
}

export interface CourseSetting {
  readonly school: SampleSchool
  readonly trade: Trade
  readonly now: Date
}

export const VIDEO_MS = 60_000
const PLAIN_VIDEO_MS = 13_000
const AUDIO_MS = 90_000
export const HANDOUT = 'handout.pdf'
export const ARCHIVE = 'materials.zip'

/** In four qualities, with captions in two languages and pictures along its bar. */
export function video(schoolId: string, number: number, name: string): ClassroomPlan {
  return {
    number,
    name,
    type: 1,
    durationMs: VIDEO_MS,
    videoUrl: lessonUrl(schoolId, 'SD.m3u8'),
    qualities: ['LD', 'SD', 'HD', 'FHD'].map((templateType) => ({
      templateType,
      url: lessonUrl(schoolId, `${templateType}.m3u8`),
    })),
    captions: [
      { language: 'zh-CN', label: '中文', url: lessonUrl(schoolId, 'captions-zh.vtt') },
      { language: 'en', label: 'English', url: lessonUrl(schoolId, 'captions-en.vtt') },
    ],
    thumbnailsUrl: lessonUrl(schoolId, 'thumbnails.vtt'),
  }
}

export function audio(schoolId: string, number: number, name: string): ClassroomPlan {
  return { number, name, type: 2, durationMs: AUDIO_MS, audioUrl: lessonUrl(schoolId, 'words.m4a') }
}

export function article({ school, trade }: CourseSetting, number: number, name: string): ClassroomPlan {
  return {
    number,
    name,
    type: 3,
    article: [
      heading(`学习${trade.name}之前`),
      paragraph(`这门课以“${trade.skill}”为主线，先看懂，再动手，最后能说清每一步的理由。`),
      image(mediaUrl(school.id, 'video', `${trade.motif}-3`), '实训现场'),
      heading('怎么学'),
      steps('按章节顺序学习，看完视频再做作业。', '不懂的地方在“答疑”里提问。', '每章结束回看笔记，准备测试。'),
      heading('学完之后'),
      points(`能独立完成${trade.skill}。`, '能识别作业中的主要危险并采取措施。', '通过阶段测试与实操考核。'),
    ].join(''),
  }
}

function pictures({ school, trade }: CourseSetting, number: number): ClassroomPlan {
  const described = ['作业前的准备', '操作中的姿势', '完成后的样子']
  return {
    number,
    name: '图解：关键动作',
    type: 8,
    materials: described.map((description, index) => ({
      name: `图${String(index + 1)}`,
      storageUrl: mediaUrl(school.id, 'video', `${trade.motif}-${String(index + 5)}`),
      content: '',
      description,
    })),
  }
}

function stored(schoolId: string, number: number, name: string, type: 4 | 5): ClassroomPlan {
  const file = type === 4 ? HANDOUT : ARCHIVE
  return {
    number,
    name,
    type,
    materials: [
      {
        name: `${name}.${type === 4 ? 'pdf' : 'zip'}`,
        storageUrl: lessonUrl(schoolId, file),
        content: '',
        description: '',
      },
    ],
  }
}

function live(now: Date, number: number, name: string, liveStatus: number, day: number): ClassroomPlan {
  return {
    number,
    name,
    type: 10,
    liveStatus,
    startTime: dayAt(now, day, '19:30'),
    endTime: dayAt(now, day, '21:00'),
  }
}

export function faceToFace(
  { school, trade, now }: CourseSetting,
  number: number,
  name: string,
  day: number,
): ClassroomPlan {
  return {
    number,
    name,
    type: 11,
    startTime: dayAt(now, day, '09:00'),
    endTime: dayAt(now, day, '11:30'),
    place: '实训楼 2 层 203 室',
    address: `${school.name}实训楼`,
    notice: paragraph('请提前十分钟到场，穿工装、戴好防护用品。') + points('带身份证与笔记本。', '手机请调静音。'),
    points: [`${trade.skill}的要领`, '常见错误与纠正', '分组练习与点评'],
    teachers: [
      { name: trade.teacher, picture: mediaUrl(school.id, 'avatar', '3') },
      { name: '宋佳', picture: mediaUrl(school.id, 'avatar', '8') },
    ],
  }
}

const homework = (number: number, name: string): ClassroomPlan => ({ number, name, type: 6 })
const test = (number: number, name: string): ClassroomPlan => ({ number, name, type: 7 })

/** Of the first class: every type there is; homework and tests are those of the exam sample, by their numbers. */
export function fullCourse(setting: CourseSetting, hasTests: boolean): ChapterPlan[] {
  const { school, trade, now } = setting
  const tests = (...rooms: readonly ClassroomPlan[]) => (hasTests ? rooms : [])
  return [
    {
      chapter: '第一章 入门与安全',
      sections: [
        {
          section: '1.1 课程导学',
          rooms: [
            video(school.id, 4, `${trade.name}课程导学`),
            audio(school.id, 5, '听老师说：怎么学这门课'),
            article(setting, 6, '学习之前读一读'),
          ],
        },
        {
          section: '1.2 安全规程',
          rooms: [stored(school.id, 7, '安全规程讲义', 4), pictures(setting, 8), homework(2, '安全规程知识巩固')],
        },
      ],
    },
    {
      chapter: `第二章 ${trade.skill}`,
      sections: [
        {
          section: '2.1 示范与练习',
          rooms: [
            { number: 9, name: '操作示范', type: 1, durationMs: PLAIN_VIDEO_MS, videoUrl: sampleVideoUrl(school.id) },
            homework(1, `${trade.name}实操作业`),
            ...tests(test(21, '阶段测试')),
            stored(school.id, 10, '练习素材', 5),
          ],
        },
        {
          section: '2.2 直播答疑',
          rooms: [
            live(now, 12, '直播：考前串讲', 0, 3),
            live(now, 13, '直播：今晚答疑', 1, 0),
            live(now, 14, '直播：难点解析', 2, -1),
            live(now, 15, '直播：开班第一课', 3, -9),
            { number: 16, name: '互动直播间', type: 19, mustLearn: 0 },
          ],
        },
      ],
    },
    {
      chapter: '第三章 实训与考核',
      sections: [
        {
          section: '3.1 面授实训',
          rooms: [faceToFace(setting, 17, '面授：基本功', -6), faceToFace(setting, 18, '面授：综合实训', 0)],
        },
        {
          section: '3.2 综合考核',
          rooms: [
            homework(3, '课后随笔'),
            { ...homework(11, '安全规程自测'), sourceType: 'xskt', mustLearn: 0 },
            ...tests(test(22, '综合测试'), test(23, '限时一分钟'), { ...test(24, '安全规程测验'), sourceType: 'xskt' }),
            { number: 19, name: '学习调查', type: 20, mustLearn: 0 },
            { number: 20, name: '视频整理中', type: 1, mustLearn: 0 },
          ],
        },
      ],
    },
  ]
}

/** Three lessons of which two are videos. */
export function videoCourse(setting: CourseSetting, first: number): ChapterPlan[] {
  const { school, trade } = setting
  return [
    {
      chapter: '第一章 基础知识',
      sections: [
        {
          section: '1.1 认识岗位',
          rooms: [video(school.id, first, `认识${trade.name}这一行`), article(setting, first + 1, '岗位与证书')],
        },
        { section: '1.2 基本功', rooms: [video(school.id, first + 2, trade.skill)] },
      ],
    },
  ]
}

/** Two lessons face to face: one over, one to come. */
export function faceToFaceCourse(setting: CourseSetting, first: number): ChapterPlan[] {
  return [
    {
      chapter: '实训安排',
      sections: [
        {
          section: '车间实训',
          rooms: [
            faceToFace(setting, first, '面授：上手练习', -4),
            faceToFace(setting, first + 1, '面授：独立操作', 5),
          ],
        },
      ],
    },
  ]
}
