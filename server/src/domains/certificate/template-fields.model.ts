/** What an issuer's paper has places for, and where they are. */

/** The columns of a certificate that can stand on its paper. */
export const SKILL_FIELDS = [
  'certificateCode',
  'name',
  'card',
  'professionName',
  'typeOfWorkName',
  'level',
  'sendDate',
] as const
export const TRAINING_FIELDS = [
  'certificateNum',
  'studentName',
  'idType',
  'idCard',
  'productName',
  'agencyName',
  'startTime',
  'endTime',
] as const
export const PICTURE_FIELDS = ['portrait', 'seal'] as const

export type PictureField = (typeof PICTURE_FIELDS)[number]
export type FieldName = (typeof SKILL_FIELDS)[number] | (typeof TRAINING_FIELDS)[number] | PictureField

export const FIELD_NAMES: readonly FieldName[] = [...SKILL_FIELDS, ...TRAINING_FIELDS, ...PICTURE_FIELDS]
export const ALIGNMENTS = ['left', 'centre', 'right'] as const

/** Millimetres from the paper's left and upper edge. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Of a text: of its letters. */
  readonly height: number
}

export interface PlacedField extends Box {
  readonly field: FieldName
  readonly align?: (typeof ALIGNMENTS)[number] | undefined
}

export interface TemplateLayout {
  readonly paper: string
  readonly paperWidth: number
  readonly paperHeight: number
  readonly seal: string
  readonly fields: readonly PlacedField[]
}

/** Why nothing can be printed by it, one clause each, the column first. */
export function layoutFaults({ paper, paperWidth, paperHeight, seal, fields }: TemplateLayout): readonly string[] {
  if (paper === '') return fields.length === 0 ? [] : ['fields are places on a paper, and paper is empty']
  const outside = fields.filter(({ x, y, width, height }) => x + width > paperWidth || y + height > paperHeight)
  const isPlaced = placedIn(fields)
  return [
    ...outside.map(({ field }) => `fields place ${field} beyond the paper of ${paperWidth} by ${paperHeight} mm`),
    ...(seal !== '' && !isPlaced('seal') ? ['fields have no place for the seal'] : []),
    ...(seal === '' && isPlaced('seal') ? ['fields place a seal, and seal is empty'] : []),
  ]
}

/** What must be told from each other by whoever reads the paper: the number and the holder. */
const KINDS = {
  skill: { needed: ['certificateCode', 'name'], known: SKILL_FIELDS },
  training: { needed: ['certificateNum', 'studentName'], known: TRAINING_FIELDS },
} as const

/** Why a certificate of this kind cannot be printed on the paper, one clause each, the column first. */
export function kindFaults(kind: keyof typeof KINDS, { paper, fields }: TemplateLayout): readonly string[] {
  if (paper === '') return []
  const { needed, known } = KINDS[kind]
  const isPlaced = placedIn(fields)
  const names: readonly string[] = [...known, ...PICTURE_FIELDS]
  const unknown = fields.filter(({ field }) => !names.includes(field))
  return [
    ...needed.filter((field) => !isPlaced(field)).map((field) => `fields have no place for ${field}`),
    ...unknown.map(({ field }) => `fields place ${field}, which no ${kind} certificate has`),
  ]
}

export function placedIn(fields: readonly PlacedField[]): (name: FieldName) => boolean {
  const placed = new Set(fields.map(({ field }) => field))
  return (name) => placed.has(name)
}
