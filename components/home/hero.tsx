import { StaticMarkup } from '../mdx/static-markup'
import { Demo } from './demo.client'
import { demoHintMarkup, heroMarkup } from './hero.static'

/** The top of the home page: the claim, and the proof beneath it. */
export function Hero() {
  return (
    <div className="home-section hero">
      <StaticMarkup id="home-hero" nodes={heroMarkup()} />
      <Demo />
      <StaticMarkup id="home-demo-hint" nodes={demoHintMarkup()} />
    </div>
  )
}
