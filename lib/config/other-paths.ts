import type { SitePath } from '@/lib/core/url'

/**
 * Paths on this host that other programs serve, without the base URL. Links such as `pathname:///storybook/` may point
 * to them, and to anything below a path that ends with a slash.
 */
export const otherPaths: SitePath[] = ['/some/local/path']
