/** Sizes and quality of the copies of an image, as the specification lists them. */
export const imageSettings = {
  /** WebP quality, 0 to 100. */
  quality: 70,
  /** Width of the smallest copy in pixels. */
  minWidth: 640,
  /** Width of the largest copy in pixels. */
  maxWidth: 1030,
  /** Number of copies, from the smallest to the largest. */
  steps: 2,
}

/** Returns the widths of an image's copies in ascending order. None is wider than the image. */
export function toCopyWidths(width: number): number[] {
  const { minWidth, maxWidth, steps } = imageSettings
  const widths = Array.from({ length: steps }, (_, step) =>
    Math.round(minWidth + ((maxWidth - minWidth) * step) / Math.max(steps - 1, 1)),
  )
  return [...new Set(widths.map((candidate) => Math.min(candidate, width)))]
}
