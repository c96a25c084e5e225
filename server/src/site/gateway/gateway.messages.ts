/** The gateway's own texts, before any module's catalogue is loaded. */
export const LOCALES = ['zh-CN', 'en'] as const
export type Locale = (typeof LOCALES)[number]

export interface Messages {
  readonly defaultTitle: string
  readonly description: (school: string) => string
  /** The first step of the way to a page. */
  readonly home: string
  /** Names of the public pages, by path. */
  readonly pages: Readonly<Record<string, string>>
  readonly scriptNeeded: string
  /** Of a page with a form that the server has drawn. */
  readonly formNeedsScript: string
  /** Of a page that nothing is drawn of. */
  readonly notStarted: string
  /** Of a page that the server has drawn. */
  readonly partlyStarted: string
  readonly reload: string
  readonly schoolNotFound: string
  readonly schoolNotFoundHint: string
  readonly unavailable: string
  readonly unavailableHint: string
  readonly retry: string
  readonly reference: (traceId: string) => string
}

export const MESSAGES: Readonly<Record<Locale, Messages>> = {
  'zh-CN': {
    defaultTitle: '在线培训学校',
    description: (school) => `${school}：在线课程学习、作业测验、考试认证与证书查询。`,
    home: '首页',
    pages: {
      '/training-project/detail': '培训项目',
      '/educational-product': '热门专业',
      '/news-information/list': '新闻资讯',
      '/notice/list': '通知公告',
      '/school-info': '学校概况',
      '/query_pc': '证书查询',
      '/query_h5': '证书查询',
    },
    scriptNeeded: '浏览本站需要启用 JavaScript，请在浏览器设置中开启后刷新页面。',
    formNeedsScript: '填写本页的表单需要启用 JavaScript，请在浏览器设置中开启后刷新页面。',
    notStarted: '页面还没有加载出来，请检查网络后刷新重试。',
    partlyStarted: '页面的部分功能还没有加载出来，请检查网络后刷新重试。',
    reload: '刷新',
    schoolNotFound: '未找到该学校，请检查网址',
    schoolNotFoundHint: '网址中的学校名称可能有误，或该学校已不在本平台。',
    unavailable: '学校信息加载失败，请重试',
    unavailableHint: '服务暂时不可用，请稍候片刻再试。',
    retry: '重试',
    reference: (traceId) => `故障编号：${traceId}`,
  },
  en: {
    defaultTitle: 'Online training school',
    description: (school) =>
      `${school}: online courses, assignments and tests, certification exams and certificate lookup.`,
    home: 'Home',
    pages: {
      '/training-project/detail': 'Training projects',
      '/educational-product': 'Popular majors',
      '/news-information/list': 'News',
      '/notice/list': 'Notices',
      '/school-info': 'About the school',
      '/query_pc': 'Certificate lookup',
      '/query_h5': 'Certificate lookup',
    },
    scriptNeeded: 'This site needs JavaScript. Please turn it on in your browser settings and reload the page.',
    formNeedsScript: 'The form on this page needs JavaScript. Turn it on in your browser settings and reload.',
    notStarted: 'The page has not loaded yet. Please check your connection and reload it.',
    partlyStarted: 'Parts of this page have not loaded yet. Check your connection and reload.',
    reload: 'Reload',
    schoolNotFound: 'School not found, please check the address',
    schoolNotFoundHint: 'The name in the address may be mistyped, or the school is no longer here.',
    unavailable: "The school's information could not be loaded, please try again",
    unavailableHint: 'The service is not available at the moment. Please wait a little and try again.',
    retry: 'Try again',
    reference: (traceId) => `Reference: ${traceId}`,
  },
}
