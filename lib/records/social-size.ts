/** Width and height of social images in pixels: the size that social networks crop least. */
export const SOCIAL_SIZE = { width: 1200, height: 630 }
