import { readAttribute } from '@/lib/core/scripts'
import { UnexpectedNextError } from './unexpected-next-error'

/**
 * Assumption: React gives this id to the one script that starts the app. Without it the chunks of a page are loaded and
 * nothing happens.
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/server/ReactFizzConfigDOM.js (`pushBootstrapScripts`)
 */
const START_ID = '_R_'

/** Whether a script with these attributes starts the app. */
export function isStartScript(attributes: string): boolean {
  return readAttribute(attributes, 'id') === START_ID
}

/**
 * The one start script among those that were found on a page.
 * @throws UnexpectedNextError if there is another number of them
 */
export function getStartScript(scripts: string[]): string {
  const [script] = scripts
  if (script === undefined || scripts.length > 1) {
    throw new UnexpectedNextError(
      `the page has ${scripts.length || 'no'} start script${scripts.length > 1 ? 's' : ''}. React was expected to write one, with \`id="${START_ID}"\``,
      'lib/next/start-script.ts',
    )
  }
  return script
}
