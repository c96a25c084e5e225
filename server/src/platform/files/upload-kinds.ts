import { MOST_PICTURE } from '@campus/contracts/account'

const MB = 1024 * 1024
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The kinds of uploads: allowed content types, recognised by the bytes, and the largest size. */
export const UPLOAD_KINDS = {
  picture: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'], maxBytes: 10 * MB },
  /** Of a person, as their browser makes it. */
  portrait: { types: ['image/jpeg'], maxBytes: MOST_PICTURE },
  video: { types: ['video/mp4', 'video/webm', 'video/quicktime'], maxBytes: 2048 * MB },
  sound: {
    types: ['audio/mpeg', 'audio/aac', 'audio/mp4', 'audio/x-m4a', 'audio/ogg', 'audio/ogg; codecs=opus', 'audio/wav'],
    maxBytes: 512 * MB,
  },
  captions: { types: ['text/vtt'], maxBytes: 10 * MB },
  document: {
    types: [
      'application/pdf',
      // Word, PowerPoint and Excel before 2007.
      'application/x-cfb',
      `${OFFICE}.wordprocessingml.document`,
      `${OFFICE}.presentationml.presentation`,
      `${OFFICE}.spreadsheetml.sheet`,
    ],
    maxBytes: 100 * MB,
  },
  archive: {
    types: ['application/zip', 'application/x-rar-compressed', 'application/x-7z-compressed'],
    maxBytes: 2048 * MB,
  },
} as const satisfies Record<string, { types: readonly string[]; maxBytes: number }>

export type UploadKind = keyof typeof UPLOAD_KINDS
