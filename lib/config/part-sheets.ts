import type { SitePath } from '@/lib/core/url'

/** The color generator's stylesheet, which only its page loads. Browsers ask whether it has changed: its name has no hash. */
export const colorGeneratorSheet: SitePath = '/styles/color-generator.css'
