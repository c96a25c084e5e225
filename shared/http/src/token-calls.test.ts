import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'

import type { CallDefinition } from '@campus/contracts/call'
import {
  commentPage,
  getReply,
  removeComment,
  replyToComment,
  saveComment,
  userCommentsPage,
} from '@campus/contracts/comment'
import { getOperationBasic, materialCategoryTabs } from '@campus/contracts/home'
import { getRolePackByTenantId, querySchoolBrowseCount, queryUniversityInformation } from '@campus/contracts/school'
import { getUserInfo } from '@campus/contracts/sign-in'

import { call, configureHttp, transport } from './client'
import { CallError } from './errors'

let token = ''
let sent: InternalAxiosRequestConfig[] = []
beforeEach(() => {
  sent = []
  configureHttp({
    baseUrl: '',
    headers: () => ({ tenantId: '10001', schoolId: '10001', token, gray_version: '', applicationId: '' }),
    notify: () => undefined,
    onSessionInvalid: () => undefined,
    texts: { systemBusy: () => '系统繁忙', pleaseLogIn: () => '请登录' },
  })
  transport.defaults.adapter = async (config) => {
    sent.push(config)
    const headers = new AxiosHeaders({ 'content-type': 'application/json' })
    return { status: 200, statusText: '', data: { code: 50000, msg: 'no' }, headers, config, request: {} }
  }
})

/** What the call sends; what it is told does not matter here. */
async function wire(definition: CallDefinition): Promise<InternalAxiosRequestConfig | undefined> {
  const settings = definition.once ? { idempotencyKey: 'a-key-of-this-call' } : {}
  await expect(call(definition, { id: '1' }, settings)).rejects.toBeInstanceOf(CallError)
  return sent.at(-1)
}

test.each<[string, CallDefinition]>([
  ['POST /api/universityAdvertise/anyBiz/universityInformation/query', queryUniversityInformation],
  ['GET /api/search/anyBiz/performanceStat/querySchoolBrowseCount', querySchoolBrowseCount],
  ['GET /api/base/anyBiz/baseRolePack/getByTenantId', getRolePackByTenantId],
  ['POST /api/oauth/appUser/getUserInfo', getUserInfo],
  ['POST /api/universityAdvertise/anyBiz/comments/appPageByObjectId', commentPage],
  ['POST /api/universityAdvertise/app/comments/saveComment', saveComment],
  ['POST /api/universityAdvertise/app/comments/reply', replyToComment],
  ['GET /api/universityAdvertise/app/comments/removeById', removeComment],
  ['GET /api/universityAdvertise/app/comments/getReply', getReply],
  ['POST /api/universityAdvertise/anyBiz/comments/userCommentsPage', userCommentsPage],
  ['POST /api/universityAdvertise/anyUser/materialCategoryTab/tabList', materialCategoryTabs],
  ['GET /api/universityAdvertise/anyUser/contentOperation/getOperationBasic/1', getOperationBasic],
])(
  'API-69 %s goes out with the token of who is signed in, and with none for a visitor',
  async (address, definition) => {
    token = 'tkn'
    const known = await wire(definition)
    expect(`${known?.method?.toUpperCase() ?? ''} ${known?.url ?? ''}`).toBe(address)
    expect(known?.headers.get('token')).toBe('tkn')
    token = ''
    expect((await wire(definition))?.headers.has('token')).toBe(false)
  },
)
