/** The documented product. */
export const product = { name: 'Docusaurus', slug: 'docusaurus', scope: '@docusaurus' }

/** Repository of the documented product. */
export const productRepository = 'https://github.com/facebook/docusaurus'

/** Returns the URL of a pull request of the documented product. */
export function toPullRequestUrl(number: number): string {
  return `${productRepository}/pull/${number}`
}

/** Returns the URL of the comparison between two releases of the documented product. */
export function toCompareUrl(previous: string, version: string): string {
  return `${productRepository}/compare/v${previous}...v${version}`
}
