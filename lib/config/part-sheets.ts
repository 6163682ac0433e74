import type { SitePath } from '@/lib/core/url'

/** The color generator's stylesheet, which only its page loads. Its name has no hash, so browsers revalidate it. */
export const colorGeneratorSheet: SitePath = '/styles/color-generator.css'
