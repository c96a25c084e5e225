import { doublePrecision, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../platform/database/tenant-table'

interface EducationalInstitution {
  readonly name: string
  readonly educationProperty: string
  readonly schoolFaculty: string
  readonly features: string
  readonly facilities: string
}

/** Look, brand and texts of the site; absent fields take the contract's default. */
interface SiteSettings {
  readonly accentColour?: string
  readonly corners?: 'sharp' | 'soft' | 'round'
  readonly brand?: '' | 'kingdee' | 'gdhuanbao' | 'kuka'
  readonly brandName?: string
  readonly fixedTitle?: string
  readonly licence?: string
  readonly recordNumber?: string
  readonly vendorOrganizationId?: string
  readonly vendorName?: string
}

/** One row for each tenant: its school. The id is the university's. Coordinates are WGS-84 degrees. */
export const schools = tenantTable('schools', {
  logo: text('logo').notNull().default(''),
  address: text('address').notNull().default(''),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  projectName: text('project_name').notNull().default(''),
  universityName: text('university_name').notNull().default(''),
  schoolType: text('school_type').notNull().default(''),
  schoolTypeName: text('school_type_name').notNull().default(''),
  institutionProperty: text('institution_property').notNull().default(''),
  institutionGrade: text('institution_grade').notNull().default(''),
  trainingMode: text('training_mode').notNull().default(''),
  serviceAttribute: jsonb('service_attribute').$type<string[]>().notNull().default([]),
  certificateAttribute: jsonb('certificate_attribute').$type<string[]>().notNull().default([]),
  practicalTrainingLoginUrl: text('practical_training_login_url').notNull().default(''),
  examLoginUrl: text('exam_login_url').notNull().default(''),
  /** Where an order is paid, with `{number}` and `{amount}` for those of the order; '' for at the school. */
  paymentUrl: text('payment_url').notNull().default(''),
  contactMobile: text('contact_mobile').notNull().default(''),
  certificationOrganizationTypeName: text('certification_organization_type_name').notNull().default(''),
  trainingInstitutionsName: text('training_institutions_name').notNull().default(''),
  schoolParentType: text('school_parent_type').notNull().default(''),
  crowd: text('crowd').notNull().default(''),
  website: text('website').notNull().default(''),
  educationalInstitution: jsonb('educational_institution').$type<EducationalInstitution>(),
  settings: jsonb('settings').$type<SiteSettings>().notNull().default({}),
  /** How often the site was opened, once for each visitor and day. */
  browseCount: integer('browse_count').notNull().default(0),
})

/** The visitors of today: `yyyy-MM-dd:<visitor>`. Yesterday's rows are deleted. */
export const schoolVisits = tenantTable('school_visits', { day: text('day').notNull() }, (table) => [
  index('school_visits_day').on(table.tenantId, table.day),
])

export const enrolDistricts = tenantTable('school_enrol_districts', {
  enrollDistrictScope: text('enroll_district_scope').notNull(),
  seq: integer('seq').notNull().default(0),
})

export const servicePoints = tenantTable('school_service_points', {
  /** ENROLL, TEACHING, EXAM or EVALUATE. */
  type: text('type').notNull(),
  name: text('name').notNull(),
  url: text('url').notNull().default(''),
  startTime: text('start_time').notNull().default(''),
  endTime: text('end_time').notNull().default(''),
  mobile: text('mobile').notNull().default(''),
  provinceName: text('province_name').notNull().default(''),
  cityName: text('city_name').notNull().default(''),
  address: text('address').notNull().default(''),
  enrollDistrictScope: text('enroll_district_scope').notNull().default(''),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  seq: integer('seq').notNull().default(0),
})

export const certificationOrganizations = tenantTable('certification_organizations', {
  name: text('name').notNull(),
  orgType: text('org_type').notNull(),
  certificationType: text('certification_type').notNull().default(''),
  serviceScope: text('service_scope').notNull().default(''),
  features: text('features').notNull().default(''),
  seq: integer('seq').notNull().default(0),
})

/** Organisation details by information type: 0 project, 1 institution, 2 certification. Content is HTML. */
export const universityInformation = tenantTable('university_information', {
  type: integer('type').notNull(),
  title: text('title').notNull(),
  content: text('content').notNull().default(''),
  seq: integer('seq').notNull().default(0),
})

export const schoolDomains = tenantTable(
  'school_domains',
  { domainType: text('domain_type').notNull(), domain: text('domain').notNull() },
  (table) => [uniqueIndex('school_domains_type').on(table.tenantId, table.domainType)],
)

export const serviceContacts = tenantTable('service_contacts', {
  mobile: text('mobile').notNull().default(''),
  url: text('url').notNull().default(''),
  seq: integer('seq').notNull().default(0),
})

/** Enquiries as sales leads. */
export const clues = tenantTable(
  'clues',
  {
    /** The browser's or user's id as the form sent it; a hint, not an identity. */
    clueId: text('clue_id').notNull(),
    /** The signed-in person, null for a visitor. */
    userId: text('user_id'),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    content: text('content').notNull(),
    createdTime: moment('created_time').notNull(),
    /** When somebody of the school took care of it; null while it waits. */
    handledTime: moment('handled_time'),
    /** What was agreed, plain text. */
    note: text('note').notNull().default(''),
  },
  (table) => [index('clues_created').on(table.tenantId, table.createdTime)],
)
