import type { InlineScriptName } from '@/lib/output/scripts/inline-scripts'

type InlineScriptProps = {
  name: InlineScriptName
  /** What the script reads from `document.currentScript.dataset`. */
  [data: `data-${string}`]: string | undefined
}

/** While writing, a script is a file that the page waits for. */
const toSource = (name: InlineScriptName) =>
  process.env.NODE_ENV === 'development'
    ? { src: `${process.env.BASE_PATH}/inline-scripts/${name}/` }
    : {}

/**
 * A script that runs when the browser reads this place of the document, and never in a navigation inside the app. The
 * export writes its text here (`fillScripts`): from React it would be in the payload of the page as well.
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
