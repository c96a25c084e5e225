/** What an id of a school, or of a row of one, is made of: wherever it stands in an address, it is this. */
export const ID = /^[\w-]{1,40}$/
