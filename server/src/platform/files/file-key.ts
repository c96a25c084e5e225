const KEY = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/

/** Throws a RangeError for a key that could lead out of a store. */
export function checkKey(key: string): void {
  if (key.length > 400 || !KEY.test(key)) throw new RangeError(`${JSON.stringify(key)} is no key of a file`)
}
