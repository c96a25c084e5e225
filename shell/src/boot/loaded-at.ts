/** The address at which this document was loaded: what the page is composed of was chosen for it. */
export const LOADED_AT = location.href
