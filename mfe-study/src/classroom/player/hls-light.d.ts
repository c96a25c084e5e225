/** The part of the library without what our videos do not have; its types are those of the whole. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
