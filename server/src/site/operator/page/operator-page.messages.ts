/** Texts of the operator's page. */
import type { Locale } from '../../gateway/gateway.messages'
import type { Hold } from '../../registry/collection.model'
import type { Level } from '../../registry/registry.schema'
import type { Role } from './operator-accounts'

export interface Messages {
  readonly product: string
  /** Its name for who only teaches. */
  readonly teaching: string
  readonly schools: string
  readonly schoolsHint: string
  readonly waiting: (count: number) => string
  readonly signIn: string
  readonly signInHint: string
  readonly name: string
  readonly password: string
  readonly wrong: string
  readonly tooManyGuesses: string
  readonly signOut: string
  readonly signedInAs: (name: string, roles: string) => string
  readonly roles: Readonly<Record<Role, string>>
  readonly otherLanguage: string
  readonly sections: string
  readonly overview: string
  readonly overviewHint: string
  readonly audit: string
  readonly auditHint: string
  readonly module: string
  readonly school: string
  readonly everySchool: string
  readonly channel: string
  readonly stable: string
  readonly gray: (share: number) => string
  readonly version: string
  readonly health: string
  readonly healthOf: (loads: number, failures: number) => string
  readonly noLoads: string
  readonly meanMs: (milliseconds: number) => string
  readonly chart: (loads: number, failures: number) => string
  readonly changed: string
  readonly by: (name: string) => string
  readonly actions: string
  readonly rollBack: string
  readonly releases: string
  readonly promote: string
  readonly published: string
  readonly origin: string
  readonly ours: string
  readonly whoGetsIt: string
  readonly nobody: string
  readonly keptUntil: (time: string) => string
  readonly collected: (time: string) => string
  /** '' where the line says it already. */
  readonly heldBy: Readonly<Record<Hold, string>>
  readonly promoteTitle: (module: string, version: string) => string
  readonly rollBackTitle: (module: string, scope: string) => string
  /** `back`: the version that returns. */
  readonly rollBackStable: (scope: string, version: string, back: string) => string
  readonly rollBackGray: (scope: string, version: string, back: string) => string
  readonly passedOver: (version: string, school: string, failures: number, pages: number) => string
  readonly noneBefore: (version: string) => string
  readonly nextPage: string
  readonly forWhom: string
  readonly share: string
  readonly everyVisitor: string
  readonly shareOf: (share: number) => string
  readonly why: string
  readonly whyHint: string
  readonly confirmPromote: string
  readonly confirmRollBack: string
  readonly cancel: string
  readonly done: (module: string, scope: string, version: string) => string
  readonly time: string
  readonly who: string
  readonly what: string
  readonly reason: string
  readonly before: (version: string) => string
  readonly lastGood: (version: string) => string
  readonly level: string
  readonly levelHint: string
  readonly levels: Readonly<Record<Level, string>>
  readonly demoted: (school: string, failures: number, pages: number) => string
  readonly leftAlone: (school: string, failures: number, pages: number) => string
  /** `version`: '' when the build does not say. */
  readonly setAside: (version: string, time: string) => string
  readonly actionNames: Readonly<
    Record<
      'publish' | 'assign' | 'unassign' | 'rollback' | 'demote' | 'allow' | 'withdraw' | 'admit' | 'revoke' | 'collect',
      string
    >
  >
  readonly all: string
  readonly newer: string
  readonly older: string
  readonly pages: string
  readonly nothingYet: string
  readonly forbidden: string
  readonly forbiddenHint: string
  readonly notFound: string
  readonly notDone: string
  readonly back: string
}

export const MESSAGES: Readonly<Record<Locale, Messages>> = {
  'zh-CN': {
    product: '模块发布',
    teaching: '教学管理',
    schools: '教学',
    schoolsHint: '各学校等待老师处理的内容和班级情况。',
    waiting: (count) => (count === 0 ? '没有等待处理的内容' : `${count} 项等待处理`),
    signIn: '登录',
    signInHint: '仅限运维人员。使用运维密码时，账号填 operator。',
    name: '账号',
    password: '密码',
    wrong: '账号或密码不正确',
    tooManyGuesses: '密码错误次数过多，请稍后再试',
    signOut: '退出登录',
    signedInAs: (name, roles) => `${name}（${roles}）`,
    roles: { view: '查看', release: '发布', audit: '审计', teach: '教学' },
    otherLanguage: 'English',
    sections: '栏目',
    overview: '运行概况',
    overviewHint:
      '各学校、各通道正在使用的版本，以及最近 24 小时访客页面中的加载情况。没有单独列出的学校使用“全部学校”的版本。',
    audit: '审计记录',
    auditHint: '每次变更的时间、操作人和原因；时间为北京时间。',
    module: '模块',
    school: '学校',
    everySchool: '全部学校',
    channel: '通道',
    stable: '正式',
    gray: (share) => `灰度 ${share}%`,
    version: '版本',
    health: '24 小时加载',
    healthOf: (loads, failures) => `成功 ${loads} 次，失败 ${failures} 次`,
    noLoads: '暂无加载',
    meanMs: (milliseconds) => `平均 ${milliseconds} 毫秒`,
    chart: (loads, failures) => `最近 24 小时每小时的加载：成功 ${loads} 次，失败 ${failures} 次`,
    changed: '最近变更',
    by: (name) => `操作人：${name}`,
    actions: '操作',
    rollBack: '回退',
    releases: '版本列表',
    promote: '发布',
    published: '上传时间',
    origin: '来源',
    ours: '本平台',
    whoGetsIt: '使用者',
    nobody: '无人使用',
    keptUntil: (time) => `保留至 ${time}`,
    collected: (time) => `已于 ${time} 清理`,
    heldBy: {
      assigned: '',
      lastGood: '保留：备用版本',
      rollback: '保留：回退时使用',
      work: '保留：有未完成的作业或考试',
      built: '保留：随服务器构建',
      partner: '',
    },
    promoteTitle: (module, version) => `发布 ${module} ${version}`,
    rollBackTitle: (module, scope) => `回退 ${module}（${scope}）`,
    rollBackStable: (scope, version, back) => `${scope}将不再使用 ${version}，恢复为 ${back}。`,
    rollBackGray: (scope, version, back) => `${scope}的灰度版本 ${version} 将停止，访客改用正式版本 ${back}。`,
    passedOver: (version, school, failures, pages) =>
      `${version} 不会恢复：它在${school}曾被自动停用，${pages} 次打开中 ${failures} 次失败。`,
    noneBefore: (version) => `${version} 之前没有可用的版本，不能回退；请发布另一个版本。`,
    nextPage: '访客从打开下一个页面起使用新的版本；进行中的作业和考试不受影响。',
    forWhom: '发布范围',
    share: '访客比例',
    everyVisitor: '全部访客',
    shareOf: (share) => `灰度：${share}% 的访客`,
    why: '原因',
    whyHint: '将记入审计',
    confirmPromote: '确认发布',
    confirmRollBack: '确认回退',
    cancel: '取消',
    done: (module, scope, version) => `已完成：${scope}的 ${module} 现为 ${version}`,
    time: '时间',
    who: '操作人',
    what: '变更',
    reason: '原因',
    before: (version) => `之前：${version}`,
    lastGood: (version) => `备用：${version}`,
    level: '运行方式',
    levelHint: '此版本来自外部。隔离运行时接触不到访客的登录信息；只有经过代码审核的版本才应在页面内运行。',
    levels: { contained: '隔离运行（独立框架）', reviewed: '已审核（页面内运行）' },
    demoted: (school, failures, pages) => `已自动停用：${school}，${pages} 次打开中 ${failures} 次失败；重新发布可恢复`,
    leftAlone: (school, failures, pages) => `暂不加载：${school}，${pages} 次打开中 ${failures} 次失败；恢复后自动启用`,
    setAside: (version, time) =>
      `服务器 ${time} 启动时，随它安装的${version === '' ? '版本' : `版本 ${version} `}没有启用，各学校仍使用原来的版本：`,
    actionNames: {
      publish: '上传',
      assign: '发布',
      unassign: '取消',
      rollback: '回退',
      demote: '自动停用',
      allow: '允许来源',
      withdraw: '撤销来源',
      admit: '授权',
      revoke: '撤销授权',
      collect: '清理',
    },
    all: '全部',
    newer: '较新的记录',
    older: '较早的记录',
    pages: '分页',
    nothingYet: '暂无内容',
    forbidden: '没有权限',
    forbiddenHint: '此账号没有所需的角色，或表单已失效。请返回后重试。',
    notFound: '没有这个页面',
    notDone: '未能完成',
    back: '返回概况',
  },
  en: {
    product: 'Module releases',
    teaching: 'Teaching',
    schools: 'Teaching',
    schoolsHint: 'What waits for a teacher and how the classes are doing, school by school.',
    waiting: (count) => (count === 0 ? 'nothing waits' : count === 1 ? 'one waits' : `${count} wait`),
    signIn: 'Sign in',
    signInHint: 'For operators only. With the operator’s password the name is operator.',
    name: 'Name',
    password: 'Password',
    wrong: 'The name or the password is wrong',
    tooManyGuesses: 'Too many wrong passwords; please wait a while',
    signOut: 'Sign out',
    signedInAs: (name, roles) => `${name} (${roles})`,
    roles: { view: 'view', release: 'release', audit: 'audit', teach: 'teach' },
    otherLanguage: '中文',
    sections: 'Sections',
    overview: 'What runs',
    overviewHint:
      'The release of each school and channel, and how it loaded in visitors’ pages in the last 24 hours. A school that is not listed gets the release of all schools.',
    audit: 'Audit',
    auditHint: 'Time, person and reason of every change; times are Beijing time.',
    module: 'Module',
    school: 'School',
    everySchool: 'All schools',
    channel: 'Channel',
    stable: 'Stable',
    gray: (share) => `Gray ${share}%`,
    version: 'Version',
    health: 'Loads in 24 hours',
    healthOf: (loads, failures) => `${loads} loaded, ${failures} failed`,
    noLoads: 'No loads yet',
    meanMs: (milliseconds) => `${milliseconds} ms on average`,
    chart: (loads, failures) => `Loads by hour in the last 24 hours: ${loads} loaded, ${failures} failed`,
    changed: 'Last change',
    by: (name) => `by ${name}`,
    actions: 'Actions',
    rollBack: 'Roll back',
    releases: 'Releases',
    promote: 'Promote',
    published: 'Published',
    origin: 'From',
    ours: 'This platform',
    whoGetsIt: 'Who gets it',
    nobody: 'Nobody',
    keptUntil: (time) => `Kept until ${time}`,
    collected: (time) => `Collected ${time}`,
    heldBy: {
      assigned: '',
      lastGood: 'Kept: the last good one behind another',
      rollback: 'Kept: a rollback leads to it',
      work: 'Kept: it holds unfinished work',
      built: 'Kept: built beside the server',
      partner: '',
    },
    promoteTitle: (module, version) => `Promote ${module} ${version}`,
    rollBackTitle: (module, scope) => `Roll back ${module} (${scope})`,
    rollBackStable: (scope, version, back) => `${scope}: ${version} is taken back, and ${back} returns.`,
    rollBackGray: (scope, version, back) =>
      `${scope}: the gray release ${version} ends, and its visitors get the stable one, ${back}.`,
    passedOver: (version, school, failures, pages) =>
      `${version} does not return: it was taken out of use at ${school}, where ${failures} of ${pages} pages failed.`,
    noneBefore: (version) => `Before ${version} there is no release that could return; promote another one instead.`,
    nextPage: 'Visitors get it with the next page they open. Homework and tests that are under way are not affected.',
    forWhom: 'Schools',
    share: 'Visitors',
    everyVisitor: 'All visitors',
    shareOf: (share) => `Gray: ${share}% of the visitors`,
    why: 'Reason',
    whyHint: 'Kept in the audit',
    confirmPromote: 'Promote',
    confirmRollBack: 'Roll back',
    cancel: 'Cancel',
    done: (module, scope, version) => `Done. ${scope}: ${module} is ${version}`,
    time: 'Time',
    who: 'Who',
    what: 'Change',
    reason: 'Reason',
    before: (version) => `before: ${version}`,
    lastGood: (version) => `last good: ${version}`,
    level: 'Runs',
    levelHint:
      'This release comes from outside. Contained, it gets nothing of who is signed in; only code that was reviewed should run in the page.',
    levels: { contained: 'contained (frame of its own)', reviewed: 'reviewed (in the page)' },
    demoted: (school, failures, pages) =>
      `Demoted at ${school}: failed in ${failures} of ${pages} pages; promoting it again gives it back`,
    leftAlone: (school, failures, pages) =>
      `Left alone at ${school}: failed in ${failures} of ${pages} pages; comes back by itself once it loads`,
    setAside: (version, time) =>
      `The build ${version === '' ? '' : `${version} `}beside the server was set aside at the start of ${time}; schools keep the release they had:`,
    actionNames: {
      publish: 'Published',
      assign: 'Promoted',
      unassign: 'Unassigned',
      rollback: 'Rolled back',
      demote: 'Demoted',
      allow: 'Origin allowed',
      withdraw: 'Origin withdrawn',
      admit: 'Admitted',
      revoke: 'Revoked',
      collect: 'Collected',
    },
    all: 'All',
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages',
    nothingYet: 'Nothing yet',
    forbidden: 'Not allowed',
    forbiddenHint: 'This account lacks the role, or the form is no longer valid. Please go back and try again.',
    notFound: 'There is no such page',
    notDone: 'It could not be done',
    back: 'Back to what runs',
  },
}
