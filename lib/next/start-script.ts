import { readAttribute } from '@/lib/core/scripts'
import { UnexpectedNextError } from './unexpected-next-error'

/**
 * Assumption: React gives this id to the only script that starts the app. Without this script, a page's chunks load but
 * do nothing.
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/server/ReactFizzConfigDOM.js (`pushBootstrapScripts`)
 */
const START_ID = '_R_'

/** Whether a script with these attributes starts the app. */
export function isStartScript(attributes: string): boolean {
  return readAttribute(attributes, 'id') === START_ID
}

/**
 * Returns the only start script of a page.
 * @throws UnexpectedNextError if there isn't exactly one
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
