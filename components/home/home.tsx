import { changelog, mainBlog } from '@/lib/config/instances'
import { getBlog } from '@/lib/model/site'
import { listNewest } from '@/lib/model/blog/newest'
import { StaticMarkup } from '../mdx/static-markup'
import { Closing } from './closing'
import { Features } from './features'
import { Hero } from './hero'
import './home.css'
import { News } from './news'
import { QuickStart } from './quick-start'

/** The content of the home page. */
export function Home() {
  return (
    <>
      <Hero />
      <StaticMarkup id="home">
        <QuickStart />
        <Features />
      </StaticMarkup>
      <StaticMarkup id="home-news" served>
        <News
          releases={listNewest(getBlog(changelog), 3)}
          posts={listNewest(getBlog(mainBlog), 3)}
        />
      </StaticMarkup>
      <StaticMarkup id="home-closing">
        <Closing />
      </StaticMarkup>
    </>
  )
}
