/** Width and height of social images in pixels, the ones that networks crop least. */
export const SOCIAL_SIZE = { width: 1200, height: 630 }
