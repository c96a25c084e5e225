/** The build without subtitles, audio tracks and DRM; its types are those of the whole. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
