import { sql } from 'drizzle-orm'
import { boolean, index, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../database/tenant-table'

/** A person of one school. The same mobile at two schools is two people here. */
export const users = tenantTable(
  'users',
  {
    mobile: text('mobile').notNull(),
    /** When the person first proved at this school, by a code sent to it, that the number is theirs; null until then. */
    mobileProvedTime: moment('mobile_proved_time'),
    /** `scrypt$N$r$p$salt$hash`; null until a password is set. */
    passwordHash: text('password_hash'),
    /** Whether the person has set the password: an import leaves it as it is. */
    hasOwnPassword: boolean('has_own_password').notNull().default(false),
    realName: text('real_name').notNull().default(''),
    nickName: text('nick_name').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    /** Whether the person has set the picture: an import leaves it as it is. */
    hasOwnPicture: boolean('has_own_picture').notNull().default(false),
    studentId: text('student_id'),
    /** School the person joined by invitation; null without one. */
    invitedBy: text('invited_by'),
    /** The enterprise at joining; '' without one. */
    enterpriseName: text('enterprise_name').notNull().default(''),
    /** The kind of registration, 1 to 3; '' for people who only signed in. */
    registerType: text('register_type').notNull().default(''),
    /** When the school or the person closed the account, so that nobody signs in with it; null while it is open. */
    closedTime: moment('closed_time'),
    /** Whether the person closed it; the school opens it again when they ask. */
    closedByOwner: boolean('closed_by_owner').notNull().default(false),
    createdTime: moment('created_time')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('users_mobile').on(table.tenantId, table.mobile),
    // A partner's site finds a learner's accounts at all schools.
    index('users_everywhere').on(table.mobile),
    uniqueIndex('users_student').on(table.tenantId, table.studentId),
  ],
)

/** A sign-in. Only the token's SHA-256 is stored. */
export const sessions = tenantTable(
  'sessions',
  {
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdTime: moment('created_time').notNull(),
    /** When the person proved their number by a code, in this session or the one it goes on from; null where they did not. */
    mobileProvedTime: moment('mobile_proved_time'),
    expiresTime: moment('expires_time').notNull(),
    revokedTime: moment('revoked_time'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_user').on(table.tenantId, table.userId),
  ],
)
