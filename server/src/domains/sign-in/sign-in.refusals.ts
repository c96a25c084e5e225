import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'

import type { RefusalTable } from '../../platform/http/messages'
import { refuserOf } from '../../platform/http/refusal'

export const signInRefusals = {
  captchaRequired: { code: ERROR_CODES.captchaRequired, message: '请输入图形验证码' },
  credentialsWrong: { code: TOLD_CODES.credentialsWrong, message: '手机号或密码错误' },
  formerPasswordWrong: { code: TOLD_CODES.credentialsWrong, message: '当前密码不正确' },
  passwordGuessable: { code: TOLD_CODES.badRequest, message: '这个密码太容易被猜到，请换一个' },
  pictureUnfit: { code: TOLD_CODES.badRequest, message: '头像必须是不超过 512 像素的 JPEG 图片' },
  smsTooSoon: { code: TOLD_CODES.tooManyRequests, message: '发送过于频繁，请在60秒后再试' },
  smsTooMany: { code: TOLD_CODES.tooManyRequests, message: '发送次数已达上限，请稍后再试' },
  smsUnavailable: { code: TOLD_CODES.smsNotSent, message: '本站尚未开通短信，无法发送验证码，请联系学校' },
  smsNotSent: { code: TOLD_CODES.smsNotSent, message: '短信没有发出，请重新获取' },
  smsUncertain: { code: TOLD_CODES.smsNotSent, message: '短信可能没有发出，如1分钟后仍未收到，请重新获取' },
  ssoCodeWrong: { code: TOLD_CODES.credentialsWrong, message: '登录链接无效或已失效，请重新登录' },
  invitationNotFound: { code: ERROR_CODES.notFound, message: '邀请码不存在' },
} as const satisfies RefusalTable

export const refuse = refuserOf(signInRefusals)
