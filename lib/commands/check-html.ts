import { OUTPUT_FOLDER } from '@/lib/output/export/export-folder.mjs'
import { checkHtml } from '@/lib/check/check-html'

const { files, problems } = await checkHtml(OUTPUT_FOLDER)
for (const { file, line, column, rule, message } of problems) {
  console.error(`${file}:${line}:${column}  ${rule}  ${message}`)
}
console.log(`${problems.length} errors in the HTML of ${files} files`)
if (files === 0 || problems.length > 0) process.exitCode = 1
