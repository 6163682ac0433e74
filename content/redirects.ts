import type { RedirectRow } from '@/lib/model/site/redirects'

export default [
  { from: ['/docs/support/', '/docs/next/support/'], to: '/community/support/' },
  { from: ['/docs/team/', '/docs/next/team/'], to: '/community/team/' },
  { from: ['/docs/resources/', '/docs/next/resources/'], to: '/community/resources/' },
  { from: '/docs/introduction/', to: '/docs/' },
  { from: '/docs/next/upgrade/', to: '/docs/upgrade/' },
  { from: '/blog/preparing-your-site-for-docusaurus-v3/', to: '/blog/preparing-your-site-for-v3/' },
  {
    from: '/tests/blog/demo/2020/08/03/second-blog-intro/',
    to: '/tests/blog/2020/08/03/demo/second-blog-intro/',
  },
  { from: '/home/', to: '/' },
  { from: '/home/qs/', to: '/?a=1' },
  { from: '/home/anchor/', to: '/#anchor' },
  { from: '/home/absolute/', to: 'https://docusaurus.io/' },
  { from: '/home/absolute/qs/', to: 'https://docusaurus.io/?a=1' },
  { from: '/home/absolute/anchor/', to: 'https://docusaurus.io/#anchor' },
] satisfies RedirectRow[]
