import type { ComponentProps } from 'react'

/**
 * Links and images that stand beside expressions and are therefore React elements, not HTML.
 * @param resolve makes the addresses in HTML those of the site
 */
export function createResolvedElements(resolve: (html: string) => string) {
  const resolveValue = (name: 'href' | 'src' | 'srcset', value: string | undefined) =>
    value && /="(.*)">$/.exec(resolve(`<a ${name}="${value}">`))?.[1]
  return {
    a: ({ href, ...props }: ComponentProps<'a'>) => (
      <a {...props} href={resolveValue('href', href)} />
    ),
    img: ({ src, srcSet, ...props }: ComponentProps<'img'> & { src?: string }) => (
      <img {...props} src={resolveValue('src', src)} srcSet={resolveValue('srcset', srcSet)} />
    ),
  }
}
