import { runTool } from '../../core/run-tool.mjs'

/**
 * Next calls this once it has written the export:
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'finish-export',
  onBuildComplete: () => runTool('finish-export'),
}

export default adapter
