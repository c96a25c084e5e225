import type { Brand } from '@campus/contracts/school'

export interface SampleSchool {
  readonly id: string
  readonly name: string
  /** The host name without its known suffix. */
  readonly preDomains: readonly string[]
  readonly brand: Brand | ''
  /** Degrees, WGS-84. */
  readonly position: { readonly lat: number; readonly lng: number }
}

/** The invented schools of a fresh installation. */
export const SAMPLE_SCHOOLS: readonly SampleSchool[] = [
  {
    id: '10001',
    name: '启明职业培训学校',
    preDomains: ['', 'www', 'qiming'],
    brand: '',
    position: { lat: 30.2741, lng: 120.1551 },
  },
  {
    id: '10002',
    name: '海岚健康技能学院',
    preDomains: ['hailan'],
    brand: '',
    position: { lat: 36.0671, lng: 120.3826 },
  },
  {
    id: '20001',
    name: '金穗云校',
    preDomains: ['kingdee'],
    brand: 'kingdee',
    position: { lat: 22.5431, lng: 114.0579 },
  },
  {
    id: '20002',
    name: '粤环职业培训中心',
    preDomains: ['gdhuanbao'],
    brand: 'gdhuanbao',
    position: { lat: 23.1291, lng: 113.2644 },
  },
  {
    id: '20003',
    name: '酷嘉技能培训中心',
    preDomains: ['kuka'],
    brand: 'kuka',
    position: { lat: 31.2304, lng: 121.4737 },
  },
]
