/** The light build of the library, without features our videos do not use; its types are those of the full build. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
