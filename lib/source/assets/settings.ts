import uniq from 'lodash-es/uniq.js'

/** Quality and sizes of the copies of an image, as the specification lists them. */
export const imageSettings = {
  /** WebP quality, 0 to 100. */
  quality: 70,
  /** Widths in pixels, in ascending order. */
  widths: [640, 1030],
}

/** Returns the widths of an image's copies in ascending order. None is wider than the image. */
export function toCopyWidths(width: number): number[] {
  return uniq(imageSettings.widths.map((candidate) => Math.min(candidate, width)))
}
