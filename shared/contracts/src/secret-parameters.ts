/**
 * Query parameters that carry a secret of one person. The shell takes them out before anything else reads the address;
 * they are in no way back, and the server draws no page at an address that has one.
 */
export const SECRET_PARAMETERS = ['encryptionToken', 'token', 'code'] as const
