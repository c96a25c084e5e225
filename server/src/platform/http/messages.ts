import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'

/** Refusals by their reason: the body code and the text for people. */
export type RefusalTable = Readonly<Record<string, { readonly code: number; readonly message: string }>>

/** Refusals that any call may give. A domain declares its own in `<domain>.refusals.ts`. */
export const REFUSALS = {
  badRequest: { code: TOLD_CODES.badRequest, message: '请求参数有误' },
  sessionInvalid: { code: TOLD_CODES.sessionInvalid, message: '请先登录' },
  sessionExpired: { code: TOLD_CODES.sessionExpired, message: '登录已过期，请重新登录' },
  forbidden: { code: TOLD_CODES.forbidden, message: '没有权限进行此操作' },
  schoolNotOfSite: { code: TOLD_CODES.forbidden, message: '该内容属于其他学校，请到该学校的网站查看' },
  mobileNotProved: {
    code: ERROR_CODES.mobileNotProved,
    message: '您是用密码登录的，请先用短信验证码验证手机号，再查看其他学校的内容',
  },
  noAccountAtSchool: {
    code: TOLD_CODES.forbidden,
    message: '您在该学校没有学习账号，或者还没有在该学校的网站用短信验证码登录过',
  },
  accountClosed: { code: TOLD_CODES.forbidden, message: '账号已关闭，不能登录，请联系学校' },
  crossSite: { code: TOLD_CODES.forbidden, message: '请求来源不受信任' },
  notFound: { code: ERROR_CODES.notFound, message: '没有找到相关内容' },
  tenantNotFound: { code: TOLD_CODES.tenantNotFound, message: '没有找到该学校' },
  conflict: { code: ERROR_CODES.conflict, message: '内容已发生变化，请刷新后重试' },
  idempotencyKeyReused: { code: TOLD_CODES.idempotencyKeyReused, message: '该请求标识已用于其他内容，请重新提交' },
  tooManyRequests: { code: TOLD_CODES.tooManyRequests, message: '操作过于频繁，请稍后再试' },
  signatureWrong: { code: TOLD_CODES.signatureWrong, message: '请求签名错误' },
  captchaWrong: { code: ERROR_CODES.captchaWrong, message: '验证码错误，请重新输入' },
  smsCodeWrong: { code: ERROR_CODES.smsCodeWrong, message: '验证码错误或已失效' },
  fileTypeWrong: { code: TOLD_CODES.badRequest, message: '不支持该文件类型' },
  fileTooLarge: { code: TOLD_CODES.badRequest, message: '文件过大' },
} as const satisfies RefusalTable

/** Texts of responses that no handler gives. */
export const MESSAGES = {
  ok: 'ok',
  fieldWrong: (field: string) => `参数 ${field} 不正确`,
  bodyWrong: '请求内容不是有效的 JSON',
  bodyTooLarge: '请求内容过大',
  contentTypeWrong: '请求内容须为 application/json',
  pathUnknown: '请求的接口不存在',
  methodWrong: '该接口不支持此请求方法',
  addressWrong: '请求地址有误',
  serverError: '系统繁忙',
  serverBusy: '访问的人较多，请稍后再试',
  storageFull: '服务器存储空间不足，暂时无法保存，请稍后再试',
} as const
