import { siteConfig } from '@/lib/config/site'
import { StaticMarkup } from '../mdx/static-markup'
import { Demo } from './demo.client'
import { MiniSite } from './mini-site'
import { sampleSource } from './sample'

/** Sentences of the heading, which wraps between them first. */
const sentences = siteConfig.tagline.split(/(?<=\.) /)

type HeroProps = {
  /** Describes the framework in one sentence. */
  summary: string
}

/** Top of the home page: what the framework does, where to start, and the demo that proves it. */
export function Hero({ summary }: HeroProps) {
  return (
    <div className="home-section hero">
      <StaticMarkup>
        <div className="hero-text">
          <h1>{sentences.flatMap((sentence) => [<span key={sentence}>{sentence}</span>, ' '])}</h1>
          <div>
            <p className="lead">{summary}</p>
            <div className="hero-links flex-row">
              <a className="button" href="/docs/installation/">
                Get started
              </a>
              <a className="button button-quiet" href="/docs/">
                Read the docs
              </a>
            </div>
          </div>
        </div>
      </StaticMarkup>
      <Demo>
        <StaticMarkup>
          <MiniSite source={sampleSource} />
        </StaticMarkup>
      </Demo>
      <StaticMarkup>
        <p className="demo-hint muted small" id="demo-hint">
          <span className="needs-script">Edit the file, and the page updates as you type. </span>A
          site also supports tables, tabs, diagrams and components.{' '}
          <a href="/docs/create-doc/">How a file becomes a page</a>
        </p>
      </StaticMarkup>
    </div>
  )
}
