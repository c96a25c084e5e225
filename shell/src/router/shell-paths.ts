/**
 * The shell's own paths, as plain data. The build writes them into the manifest, so that the server of the
 * page can tell known from unknown addresses.
 */
export const SHELL_PATHS = [
  '/login',
  '/sso-login',
  '/login/student-login',
  '/login/promotion',
  '/prove-mobile',
  '/kingdee-login',
  '/gdhuanbao-login',
  '/kuka-login',
  '/agreement/user',
  '/agreement/privacy',
  '/news',
  '/notice',
  '/query',
] as const
