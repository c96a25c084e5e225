import { BRANDS, ONLINE_SCHOOL_DOMAIN_TYPE } from '@campus/contracts/school'

import {
  htmlCell,
  linesCell,
  matchingCell,
  numberCell,
  oneOfCell,
  pictureCell,
  textCell,
  wholeCell,
} from '../../platform/import/cells'
import { importedTable, type Cell, type Values } from '../../platform/import/imported-table'
import { schoolDomains, schools, serviceContacts, universityInformation } from './school.schema'

/** A sample school's sites are on the developer's machine. */
const webAddress = matchingCell('an https address', /^(?:https:\/\/|http:\/\/(?:[\w-]+\.)*localhost(?:[:/]|$))\S*$/)

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

/** What is emptied is left out, so that the contract's default holds; what is not named stays. */
function packSchool(values: Values, before: Values | undefined): Values {
  const isLook = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(look, name)
  const entries = Object.entries(values)
  const named = Object.fromEntries(entries.filter(isLook))
  const settings = Object.entries({ ...(before?.['settings'] as Values | undefined), ...named })
  return {
    ...Object.fromEntries(entries.filter((entry) => !isLook(entry))),
    settings: Object.fromEntries(settings.filter(([, value]) => value !== undefined && value !== '')),
  }
}

export const schoolImports = [
  importedTable({
    name: 'school',
    about: 'what the school says of itself, and its look; one line, with the id of the university',
    table: schools,
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
      serviceAttribute: linesCell(),
      certificateAttribute: linesCell(),
      contactMobile: textCell({ max: 40 }),
      certificationOrganizationTypeName: textCell(),
      trainingInstitutionsName: textCell(),
      crowd: textCell({ max: 500 }),
      website: webAddress,
      practicalTrainingLoginUrl: webAddress,
      examLoginUrl: webAddress,
      ...look,
    },
    pack: packSchool,
    unpack: (row) => ({ ...row, ...(row['settings'] as Values) }),
  }),
  importedTable({
    name: 'information',
    about: 'a part of what the school tells of itself at length; type 0 project, 1 institution, 2 certification',
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
    table: serviceContacts,
    cells: { mobile: textCell({ max: 40 }), url: pictureCell, seq: wholeCell() },
  }),
  importedTable({
    name: 'domains',
    about: 'an address of the school’s other sites, by its type',
    table: schoolDomains,
    cells: {
      domainType: oneOfCell(['PORTAL', ONLINE_SCHOOL_DOMAIN_TYPE], { required: true }),
      domain: textCell({ required: true }),
    },
  }),
]
