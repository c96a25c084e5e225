/** A drawing is of no document yet. */
export const LOADED_AT = ''
