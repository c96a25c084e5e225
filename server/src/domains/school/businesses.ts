/** The meanings of the codes in a school's serviceAttribute. */
export const BUSINESSES: ReadonlyMap<string, string> = new Map([
  ['SKILL_TRAINING', '职业技能培训'],
  ['SKILL_EVALUATION', '职业技能等级认定'],
  ['ENTERPRISE_TRAINING', '企业内训'],
  ['CONTINUING_EDUCATION', '继续教育'],
  ['EMPLOYMENT', '就业服务'],
])
