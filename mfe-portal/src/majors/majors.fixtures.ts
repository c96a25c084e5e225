/** Responses about a school's hot majors for the tests of their page. */
import type { CallResponseInput } from '@campus/contracts/call'
import { commonQuestionPage, getHotMajor, hotMajorPage } from '@campus/contracts/hot-major'
import { respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'

import { productsOf } from '../common/product/product.fixtures'

type MajorResponse = CallResponseInput<typeof getHotMajor>

const NAMES = ['电工', '焊工', '保育师']

export function majorOf(id: string, differing: Partial<MajorResponse> = {}): MajorResponse {
  return {
    id,
    name: NAMES[Number(id) - 1] ?? '',
    pic: '/media/major.svg',
    industrySalary: '6500-9500',
    employmentProspectDescribe: '持证者起薪高出两成。',
    suitabilityPeopleDescribe: '想学一门手艺的人。',
    relatedCertificate: [
      { name: '职业技能等级证书', url: '/media/diploma-1.svg' },
      { name: '培训结业证书', url: '' },
    ],
    relatedProductList: productsOf(2),
    ...differing,
  }
}

/** Three majors with two questions each; a test replaces those it is about. */
export function respondWithMajors(): void {
  respond(hotMajorPage, (request) =>
    pageResponse(
      NAMES.map((name, at) => ({ id: String(at + 1), name, pic: '' })),
      request,
    ),
  )
  respond(getHotMajor, ({ id }) => majorOf(id))
  respond(commonQuestionPage, (request) =>
    pageResponse(
      [
        {
          id: `${request.model.majorId}1`,
          name: '零基础能学吗？',
          answer: '<p>可以，<b>从认工具开始</b>。</p>',
          seq: 1,
        },
        {
          id: `${request.model.majorId}2`,
          name: '多久能考证？',
          answer: '<p>约八周。<script>alert(1)</script></p>',
          seq: 2,
        },
      ],
      request,
    ),
  )
}
