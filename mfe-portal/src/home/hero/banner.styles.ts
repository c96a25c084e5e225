/** 360 px on a wide screen, scaled with the width below it; never so low that its words lack room. */
export const BANNER_HEIGHT = 'clamp(184px, 31.25vw, 360px)'
