/** @jsxImportSource hastscript */
import { siteConfig } from '@/lib/config/site'

const { product, tagline } = siteConfig

/** The framework in one sentence. */
export const summary = `${product.name} turns a folder of Markdown into a website, with sidebar, versions and dark mode.`

/** Sentences of the heading, which wraps between them first. */
const sentences = tagline.split(/(?<=\.) /)

/** What the framework does, and where to begin. */
export function heroMarkup() {
  return (
    <div class="hero-text">
      <h1>{sentences.flatMap((sentence) => [<span>{sentence}</span>, ' '])}</h1>
      <div>
        <p>{summary}</p>
        <div class="hero-links">
          <a class="button" href="/docs/installation/">
            Get started
          </a>
          <a class="button button-quiet" href="/docs/">
            Read the docs
          </a>
        </div>
      </div>
    </div>
  )
}

/** What to know about the demonstration; its editor refers to it. */
export function demoHintMarkup() {
  return (
    <p class="demo-hint" id="demo-hint">
      <span class="needs-script">Edit the file: the page follows as you type. </span>
      This demonstration knows the basics; a site also understands tables, tabs, diagrams and
      components. <a href="/docs/create-doc/">How a file becomes a page</a>
    </p>
  )
}
