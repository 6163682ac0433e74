import type { ComponentProps } from 'react'
import { toPageHref } from '@/lib/core/url'
import type { HtmlPlace } from '@/lib/markdown/links/resolve-html'
import { resolveSrcSet, resolveUrl } from '@/lib/markdown/links/resolve-html'

/** Creates the components for links and images next to expressions, which are React elements instead of HTML. */
export function createResolvedElements(place: HtmlPlace) {
  return {
    a: ({ href, ...props }: ComponentProps<'a'>) => {
      const resolved = href && resolveUrl(href, place)
      // A path that isn't a page of the site was written as `pathname://` and is marked.
      const isPlain = props.rel?.includes('external')
      return <a {...props} href={resolved && !isPlain ? toPageHref(resolved) : resolved} />
    },
    img: ({ src, srcSet, ...props }: ComponentProps<'img'> & { src?: string }) => (
      <img
        {...props}
        src={src && resolveUrl(src, place)}
        srcSet={srcSet && resolveSrcSet(srcSet, place)}
      />
    ),
  }
}
