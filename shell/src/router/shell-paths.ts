/**
 * The paths the shell itself answers, as plain data: the build writes them into
 * the manifest, so that whoever serves the page can tell an address that is
 * none from one that is.
 */
export const SHELL_PATHS = [
  '/login',
  '/sso-login',
  '/login/student-login',
  '/login/promotion',
  '/kingdee-login',
  '/gdhuanbao-login',
  '/kuka-login',
  '/agreement/user',
  '/agreement/privacy',
  '/news',
  '/notice',
  '/query',
] as const
