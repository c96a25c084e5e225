/** Test data of the school profile; it fits the contract. */
import * as v from 'valibot'

import {
  businessList,
  findParamMapByKey,
  queryUniversityInformation,
  servicePoint,
  type BuSchoolInfo,
  type CertificationOrganization,
  type ServicePoint,
} from '@campus/contracts/school'
import { aBuSchool, aSchool } from '@campus/testing/builders'
import { respond } from '@campus/testing/fake-server'

export function aPoint(differing: Partial<ServicePoint> = {}): ServicePoint {
  return { ...v.parse(servicePoint, { type: 'TEACHING', name: '北部实训基地' }), ...differing }
}

export function anOrganization(differing: Partial<CertificationOrganization> = {}): CertificationOrganization {
  return {
    id: '1',
    name: '之江技能评价中心',
    orgType: 'CERTIFICATION',
    certificationType: 'PROVINCE',
    serviceScope: '电工、焊工等 24 个职业',
    features: '考培分离',
    ...differing,
  }
}

/** The place of the school in these tests. */
export const SCHOOL_PLACE = { latitude: 30.3051, longitude: 120.1791 } as const

/** A school with every field set; a test replaces the ones it is about. */
export function aWholeSchool(differing: Partial<BuSchoolInfo> = {}) {
  const buSchoolInfo = aBuSchool({
    serviceAttribute: ['SKILL_TRAINING', 'EMPLOYMENT'],
    crowd: '企业在职职工、求职青年',
    website: 'https://www.qiming.example',
    educationalInstitution: {
      name: '启明实训学校',
      educationProperty: '民办非学历职业培训',
      schoolFaculty: '专兼职教师 126 人',
      features: '小班实操',
      facilities: '312 个实操工位',
    },
    buSchoolEnrollDistrictList: [{ enrollDistrictScope: '浙江省全省' }],
    buSchoolServicePointList: [
      aPoint({
        type: 'ENROLL',
        name: '总校报名处',
        enrollDistrictScope: '浙江省全省',
        latitude: 30.3051,
        longitude: 120.1791,
      }),
      aPoint({
        name: '北部实训基地',
        url: '/media/point.svg',
        startTime: '08:00',
        endTime: '21:00',
        mobile: '400-000-0188',
        provinceName: '浙江省',
        cityName: '杭州市',
        address: '拱墅区启明路88号',
        latitude: 30.3061,
        longitude: 120.1801,
      }),
      aPoint({ name: '夜校烹饪教室', startTime: '18:00', endTime: '21:30', latitude: 30.2655, longitude: 120.2009 }),
      aPoint({ type: 'EXAM', name: '余杭标准化考点', latitude: 30.3339, longitude: 120.0254 }),
    ],
    certificationOrganizationList: [
      anOrganization(),
      anOrganization({
        id: '2',
        name: '启明职业培训学校',
        orgType: 'ISSUING',
        certificationType: 'GALAXY',
        serviceScope: '',
        features: '',
      }),
    ],
    ...differing,
  })
  return { buSchoolInfo, schoolInfo: aSchool(SCHOOL_PLACE) }
}

export function respondWithSchool(): void {
  respond(businessList, [
    { code: 'EMPLOYMENT', name: '就业服务' },
    { code: 'SKILL_TRAINING', name: '职业技能培训' },
  ])
  respond(queryUniversityInformation, [
    { type: 0, title: '项目背景', content: '<p>岗位缺什么，课程就补什么。</p>' },
    { type: 0, title: '项目价值', content: '<p>学得到，考得过。</p>' },
    { type: 1, title: '机构简介', content: '<p>建校十六年。</p>' },
    { type: 2, title: '服务成果', content: '<p>年认定四千人次。</p>' },
  ])
  respond(findParamMapByKey, {})
}
