/** What the codes of a school's serviceAttribute stand for. */
export const BUSINESSES: ReadonlyMap<string, string> = new Map([
  ['SKILL_TRAINING', '职业技能培训'],
  ['SKILL_EVALUATION', '职业技能等级认定'],
  ['ENTERPRISE_TRAINING', '企业内训'],
  ['CONTINUING_EDUCATION', '继续教育'],
  ['EMPLOYMENT', '就业服务'],
])
