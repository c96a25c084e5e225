/** One line of a certificate, in the same form everywhere. */
export type FieldId =
  | 'certificate.field.name'
  | 'certificate.idType'
  | 'certificate.field.card'
  | 'certificate.field.mobile'
  | 'certificate.field.profession'
  | 'certificate.field.typeOfWork'
  | 'certificate.field.code'
  | 'certificate.field.level'
  | 'certificate.field.sendDate'
  | 'certificate.field.product'
  | 'certificate.field.agency'
  | 'certificate.field.startTime'
  | 'certificate.field.endTime'

export type FieldValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'residentCard' }

export interface RecordField {
  readonly id: FieldId
  readonly value: FieldValue
}

export function textField(id: FieldId, text: string): RecordField {
  return { id, value: { kind: 'text', text } }
}

export function dateField(id: FieldId, date: string): RecordField {
  return { id, value: { kind: 'date', date } }
}

/** The kind of identity document; without a type it is a resident ID card. */
export function documentField(name: string): RecordField {
  return { id: 'certificate.idType', value: name === '' ? { kind: 'residentCard' } : { kind: 'text', text: name } }
}
