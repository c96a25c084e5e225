import { sql } from 'drizzle-orm'
import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../database/tenant-table'

/** A person of one school. The same mobile at two schools is two people here. */
export const users = tenantTable(
  'users',
  {
    mobile: text('mobile').notNull(),
    /** `scrypt$N$r$p$salt$hash`; null until a password is set. */
    passwordHash: text('password_hash'),
    realName: text('real_name').notNull().default(''),
    nickName: text('nick_name').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    studentId: text('student_id'),
    /** School the person joined by invitation; null without one. */
    invitedBy: text('invited_by'),
    /** The enterprise for which they joined; '' without one. */
    enterpriseName: text('enterprise_name').notNull().default(''),
    /** What they registered as, 1 to 3; '' for who only signed in. */
    registerType: text('register_type').notNull().default(''),
    createdTime: moment('created_time')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('users_mobile').on(table.tenantId, table.mobile),
    uniqueIndex('users_student').on(table.tenantId, table.studentId),
  ],
)

/** A sign-in. The token itself is not kept, only its SHA-256. */
export const sessions = tenantTable(
  'sessions',
  {
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdTime: moment('created_time').notNull(),
    expiresTime: moment('expires_time').notNull(),
    revokedTime: moment('revoked_time'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_user').on(table.tenantId, table.userId),
  ],
)

/** The latest code sent to a number; an older one no longer counts. The code is kept hashed. */
export const smsCodes = tenantTable(
  'sms_codes',
  {
    mobile: text('mobile').notNull(),
    templateCode: text('template_code').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresTime: moment('expires_time').notNull(),
    tries: integer('tries').notNull().default(0),
    usedTime: moment('used_time'),
  },
  (table) => [uniqueIndex('sms_codes_mobile').on(table.tenantId, table.mobile)],
)

/** An unanswered captcha: the picture's digits or the computed number, hashed. The id is the client's key. */
export const captchas = tenantTable('captchas', {
  answerHash: text('answer_hash').notNull(),
  expiresTime: moment('expires_time').notNull(),
})

/** A one-time code of single sign-on, hashed as the id. */
export const ssoCodes = tenantTable('sso_codes', {
  userId: text('user_id').notNull(),
  expiresTime: moment('expires_time').notNull(),
  usedTime: moment('used_time'),
})

/** Codes that invite people into a school. */
export const invitations = tenantTable('invitations', { qrCode: text('qr_code').notNull() }, (table) => [
  uniqueIndex('invitations_code').on(table.qrCode),
])
