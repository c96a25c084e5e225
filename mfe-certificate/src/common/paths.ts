/** Every address the certificate pages lead to is built here. */

/** The online school's home, as the partner pages link to it. */
export const HOME_PATH = '/'
