/** The invented schools of a development server. The start knows them, and the tests; the product does not. */
import type { SampleWing } from '../app'
import { sampleFilm } from './films/films'
import { registerSampleFilms } from './films/sample-film'
import { registerLessonMedia } from './lessons/lesson-media'
import { registerSampleVideo } from './lessons/sample-video'
import { drawingAt } from './pictures/drawing-at'
import { sharedPicture } from './pictures/media-url'
import { registerPictures } from './pictures/media.routes'
import { sampleArt } from './pictures/sample-art'
import { serveSampleSites } from './sites/sample-sites'
import { serveSsoDemo } from './sites/sso-demo'

export { buildSample } from './build-sample'
export { SAMPLE_STUDENT } from './sample-student'
export { placeSampleSites } from './sites/place-sample-sites'

export const sampleWing: SampleWing = {
  sharedPicture,
  drawingAt,
  serve: (app, surroundings) => {
    serveSsoDemo(app, surroundings)
    serveSampleSites(app, surroundings)
    registerPictures(app, sampleArt)
    registerSampleVideo(app, isSample)
    registerSampleFilms(app, sampleFilm)
    registerLessonMedia(app, isSample)
  },
}

const isSample = (tenantId: string): boolean => sampleArt(tenantId) !== undefined
