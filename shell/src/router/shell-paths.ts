/**
 * What the shell has and needs, as plain data. The build writes it into the manifest: the server of the page tells known
 * from unknown addresses, and no release takes away what the shell leads to or shows.
 */
import { SITE_PATHS } from '@campus/contracts/site-pages'

/** The shell's own paths. */
export const SHELL_PATHS = [
  '/login',
  '/sso-login',
  '/login/student-login',
  '/login/promotion',
  '/prove-mobile',
  '/account',
  '/kingdee-login',
  '/gdhuanbao-login',
  '/kuka-login',
  '/agreement/user',
  '/agreement/privacy',
  '/news',
  '/notice',
  '/query',
] as const

/** Of these the server draws some, as it draws modules' pages: with the fields of the address that choose what is shown. */
export const DRAWN_PATHS: Partial<Record<(typeof SHELL_PATHS)[number], readonly string[]>> = {
  '/login': ['redirect'],
  '/agreement/user': [],
  '/agreement/privacy': [],
}

/** Addresses of modules' pages that the shell leads to. */
export const LED_PATHS = [...SITE_PATHS, '/register', '/query_h5']

/** Slots of modules that the shell shows. */
export const SHOWN_SLOTS = ['consult-dialog.v1'] as const
