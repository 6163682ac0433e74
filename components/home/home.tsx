import { h } from 'hastscript'
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
      <StaticMarkup
        id="home"
        nodes={h(null, quickStartMarkup(), featuresMarkup(), newsMarkup(), closingMarkup())}
      />
    </>
  )
}
