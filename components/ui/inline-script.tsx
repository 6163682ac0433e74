import type { InlineScriptName } from '@/lib/output/scripts/inline-scripts'

type InlineScriptProps = {
  name: InlineScriptName
  /** What the script reads from `document.currentScript.dataset`. */
  [data: `data-${string}`]: string | undefined
}

/** In development, a script is a file that the page waits for. */
const toSource = (name: InlineScriptName) =>
  process.env.NODE_ENV === 'development'
    ? { src: `${process.env.BASE_PATH}/inline-scripts/${name}/` }
    : {}

/**
 * A script that runs when the browser parses this place in the document, but never during navigation inside the app.
 * The export writes its text here (`fillScripts`). From React, the text would also be in the payload of the page.
 */
export function InlineScript({ name, ...data }: InlineScriptProps) {
  return (
    <script
      data-script={name}
      {...data}
      {...toSource(name)}
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
