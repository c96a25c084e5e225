import { BRANDS, CERTIFICATION_LEVELS, CERTIFYING_ORG_TYPE, ONLINE_SCHOOL_DOMAIN_TYPE } from '@campus/contracts/school'

import {
  htmlCell,
  linesCell,
  matchingCell,
  numberCell,
  oneOfCell,
  pictureCell,
  textCell,
  webAddressCell,
  wholeCell,
} from '../../platform/import/cells'
import { CellFault, importedTable, type Cell, type Values } from '../../platform/import/imported-table'
import { BUSINESSES } from './businesses'
import {
  certificationOrganizations,
  enrolDistricts,
  schoolDomains,
  schools,
  serviceContacts,
  servicePoints,
  universityInformation,
} from './school.schema'

/** Kept together as the settings of the site. */
const look: Readonly<Record<string, Cell>> = {
  accentColour: matchingCell('a colour like #1f5f8b', /^#[0-9a-f]{6}$/i),
  corners: oneOfCell(['sharp', 'soft', 'round']),
  brand: oneOfCell(BRANDS),
  brandName: textCell(),
  fixedTitle: textCell(),
  licence: textCell(),
  recordNumber: textCell(),
  vendorOrganizationId: textCell({ max: 40 }),
  vendorName: textCell(),
}

/** Kept together as the institution that teaches. */
const institution: Readonly<Record<string, Cell>> = {
  institutionName: textCell(),
  institutionEducationProperty: textCell(),
  institutionSchoolFaculty: textCell({ max: 1000 }),
  institutionFeatures: textCell({ max: 1000 }),
  institutionFacilities: textCell({ max: 1000 }),
}

type EducationalInstitution = NonNullable<(typeof schools.$inferSelect)['educationalInstitution']>

function unpackInstitution(row: Values): Values {
  const kept = row['educationalInstitution'] as EducationalInstitution | null
  if (kept === null) return {}
  return {
    institutionName: kept.name,
    institutionEducationProperty: kept.educationProperty,
    institutionSchoolFaculty: kept.schoolFaculty,
    institutionFeatures: kept.features,
    institutionFacilities: kept.facilities,
  }
}

/** null when all of it is empty; what is not named stays. */
function packInstitution(named: Values, before: Values | undefined): EducationalInstitution | null {
  const values: Values = { ...(before === undefined ? {} : unpackInstitution(before)), ...named }
  const text = (name: string): string => String(values[name] ?? '')
  const packed = {
    name: text('institutionName'),
    educationProperty: text('institutionEducationProperty'),
    schoolFaculty: text('institutionSchoolFaculty'),
    features: text('institutionFeatures'),
    facilities: text('institutionFacilities'),
  }
  return Object.values(packed).every((one) => one === '') ? null : packed
}

/** What is emptied is left out, so that the contract's default holds; what is not named stays. */
function packSchool(values: Values, before: Values | undefined): Values {
  const named = (cells: Readonly<Record<string, Cell>>): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(cells, name)))
  const others = Object.entries(values).filter(([name]) => !Object.hasOwn({ ...look, ...institution }, name))
  const settings = Object.entries({ ...(before?.['settings'] as Values | undefined), ...named(look) })
  const ofInstitution = named(institution)
  return {
    ...Object.fromEntries(others),
    ...(Object.keys(ofInstitution).length > 0 && {
      educationalInstitution: packInstitution(ofInstitution, before),
    }),
    settings: Object.fromEntries(settings.filter(([, value]) => value !== undefined && value !== '')),
  }
}

const hour = matchingCell(
  'a time like 08:30, in Beijing',
  /^(?:(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?|24:00(?::00)?)$/,
)

const lines = linesCell()
const codes = [...BUSINESSES].map(([code, name]) => `${code} ${name}`).join(', ')

/** Other words would be shown nowhere. */
const businesses: Cell = {
  ...lines,
  form: `lines of ${codes}`,
  read: (text) => {
    const given = lines.read(text)
    const unknown = given.find((code) => !BUSINESSES.has(code))
    if (unknown !== undefined) throw new CellFault(`must be lines of ${codes}; ${unknown} is none of them`)
    return given
  },
}

export const schoolImports = [
  importedTable({
    name: 'school',
    about: 'what the school says of itself, and its look; one line, with the id of the university',
    mistakes: [
      'latitude and longitude from a Chinese map (GCJ-02): they are WGS-84, as GPS gives them.',
      'examLoginUrl or practicalTrainingLoginUrl on a host that is not in ALLOWED_HOSTS: the header leaves the entry out.',
      'paymentUrl without {number}: whoever pays there has to type the number of the order; {amount} is what is to be paid.',
    ],
    table: schools,
    stays: 'a school has its one line, which is changed',
    cells: {
      universityName: textCell({ required: true }),
      projectName: textCell({ required: true }),
      logo: pictureCell,
      address: textCell(),
      latitude: numberCell({ min: -90, max: 90 }),
      longitude: numberCell({ min: -180, max: 180 }),
      schoolType: textCell({ max: 40 }),
      schoolTypeName: textCell(),
      schoolParentType: textCell({ max: 40 }),
      institutionProperty: textCell(),
      institutionGrade: textCell(),
      trainingMode: textCell(),
      serviceAttribute: businesses,
      certificateAttribute: linesCell(),
      contactMobile: textCell({ max: 40 }),
      certificationOrganizationTypeName: textCell(),
      trainingInstitutionsName: textCell(),
      crowd: textCell({ max: 500 }),
      website: webAddressCell,
      practicalTrainingLoginUrl: webAddressCell,
      examLoginUrl: webAddressCell,
      paymentUrl: webAddressCell,
      ...institution,
      ...look,
    },
    pack: packSchool,
    unpack: (row) => ({ ...row, ...unpackInstitution(row), ...(row['settings'] as Values) }),
  }),
  importedTable({
    name: 'enrol-districts',
    about: 'a district in which the school enrols',
    mistakes: [
      'Several districts without a seq: the profile names the first as the region, and which is first is left open.',
      'Districts beside service points of type ENROLL: the profile lists the points, and districts only where there are none.',
    ],
    table: enrolDistricts,
    cells: { enrollDistrictScope: textCell({ required: true }), seq: wholeCell() },
  }),
  importedTable({
    name: 'service-points',
    about: 'a place of the school; url is its picture, open from startTime to endTime, coordinates are WGS-84',
    mistakes: [
      'enrollDistrictScope for a place that people visit: the card shows it in place of the address.',
      'Province and city again in address: the card writes provinceName and cityName before it.',
      'Coordinates from a Chinese map (GCJ-02): the marker stands beside the place; without coordinates there is none.',
    ],
    table: servicePoints,
    cells: {
      type: oneOfCell(['ENROLL', 'TEACHING', 'EXAM', 'EVALUATE'], { required: true }),
      name: textCell({ required: true }),
      url: pictureCell,
      startTime: hour,
      endTime: hour,
      mobile: textCell({ max: 40 }),
      provinceName: textCell({ max: 60 }),
      cityName: textCell({ max: 60 }),
      address: textCell(),
      enrollDistrictScope: textCell(),
      latitude: numberCell({ min: -90, max: 90 }),
      longitude: numberCell({ min: -180, max: 180 }),
      seq: wholeCell(),
    },
  }),
  importedTable({
    name: 'certification-organizations',
    about: 'an organisation that certifies or issues; certificationType is the level at which its certification counts',
    mistakes: [
      'One line for an organisation that certifies and issues: a line has one role, so it takes two.',
      'An organisation here to name it on products: a product names its own in certificationOrg and issuingAuthorityName.',
    ],
    table: certificationOrganizations,
    cells: {
      name: textCell({ required: true }),
      orgType: oneOfCell([CERTIFYING_ORG_TYPE, 'ISSUING'], { required: true }),
      certificationType: oneOfCell(CERTIFICATION_LEVELS),
      serviceScope: textCell({ max: 1000 }),
      features: textCell({ max: 1000 }),
      seq: wholeCell(),
    },
  }),
  importedTable({
    name: 'information',
    about: 'a part of what the school tells of itself at length; type 0 project, 1 institution, 2 certification',
    mistakes: [
      'No line of a type: its tabs are there all the same and say that there is nothing.',
      'Several lines of a type without a seq: their order is left open.',
      'The facts of the institution in the first part of type 1: the page writes those of school.csv above it.',
    ],
    table: universityInformation,
    cells: {
      type: wholeCell({ max: 2, required: true }),
      title: textCell({ required: true }),
      content: htmlCell(),
      seq: wholeCell(),
    },
  }),
  importedTable({
    name: 'contacts',
    about: 'a contact of the school for visitors: a telephone number, and a picture of a code to scan',
    mistakes: [
      'Several contacts: visitors see only the first by seq.',
      'mobile left empty: the contact tool then shows no number, not contactMobile of school.csv.',
      'url with the address that the code leads to: it is the picture of the code.',
    ],
    table: serviceContacts,
    cells: { mobile: textCell({ max: 40 }), url: pictureCell, seq: wholeCell() },
  }),
  importedTable({
    name: 'domains',
    about: 'an address of the school’s other sites, by its type',
    mistakes: [
      'ONLINE_SCHOOL without https://: it is no address that a phone could open, and the page of a product shows a code of itself instead.',
      'PORTAL for an address at which this site is to answer: those are the hosts in schools.csv.',
    ],
    table: schoolDomains,
    cells: {
      domainType: oneOfCell(['PORTAL', ONLINE_SCHOOL_DOMAIN_TYPE], { required: true }),
      domain: textCell({ required: true }),
    },
  }),
]
