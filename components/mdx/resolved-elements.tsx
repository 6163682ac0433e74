import type { ComponentProps } from 'react'
import type { HtmlPlace } from '@/lib/markdown/links/resolve-html'
import { resolveSrcSet, resolveUrl } from '@/lib/markdown/links/resolve-html'

/** Creates the components for links and images next to expressions, which are React elements instead of HTML. */
export function createResolvedElements(place: HtmlPlace) {
  return {
    a: ({ href, ...props }: ComponentProps<'a'>) => (
      <a {...props} href={href && resolveUrl(href, place)} />
    ),
    img: ({ src, srcSet, ...props }: ComponentProps<'img'> & { src?: string }) => (
      <img
        {...props}
        src={src && resolveUrl(src, place)}
        srcSet={srcSet && resolveSrcSet(srcSet, place)}
      />
    ),
  }
}
