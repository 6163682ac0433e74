import type { SitePath } from '@/lib/core/url'

/**
 * Paths of this host that other programs serve, without the base URL: a link such as `pathname:///storybook/` may lead to
 * one of them, and to whatever is below one that ends with a slash.
 */
export const otherPaths: SitePath[] = ['/some/local/path']
