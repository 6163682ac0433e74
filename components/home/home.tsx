import { h } from 'hastscript'
import { changelog, mainBlog } from '@/lib/config/instances'
import { getBlog } from '@/lib/model/site'
import { listNewest } from '@/lib/model/blog/newest'
import { StaticMarkup } from '../mdx/static-markup'
import { closingMarkup } from './closing.static'
import { featuresMarkup } from './features.static'
import { Hero } from './hero'
import './home.css'
import { newsMarkup } from './news.static'
import { quickStartMarkup } from './quick-start.static'

/** The content of the home page. */
export function Home() {
  return (
    <>
      <Hero />
      <StaticMarkup id="home" nodes={h(null, quickStartMarkup(), featuresMarkup())} />
      <StaticMarkup
        id="home-news"
        nodes={newsMarkup({
          releases: listNewest(getBlog(changelog), 3),
          posts: listNewest(getBlog(mainBlog), 3),
        })}
        served
      />
      <StaticMarkup id="home-closing" nodes={closingMarkup()} />
    </>
  )
}
