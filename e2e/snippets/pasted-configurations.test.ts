import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findCode } from '@/lib/check/code-fences'
import { readCodeMeta } from '@/lib/markdown/code/code-meta'
import { hasJavaScriptForm, toJavaScriptForm } from '@/lib/markdown/code/javascript-form'
import { getPackagesFolder } from '@/lib/options/packages/packages-folder'
import { listContentPaths } from '@/lib/source/list-files'

/** What a site does with a configuration that a reader has pasted into the template's: the pasted fields win. */
const LOAD_ALL = `
const {readdirSync} = require('fs');
const {loadSiteConfig} = require('@docusaurus/core/lib/server/config');
(async () => {
  const failed = [];
  for (const site of readdirSync(__dirname, {withFileTypes: true}).filter((entry) => entry.isDirectory())) {
    const siteDir = __dirname + '/' + site.name;
    process.chdir(siteDir);
    try {
      const {siteConfig} = await loadSiteConfig({siteDir, customConfigFilePath: 'pasted.js'});
      if (!siteConfig.title) throw new Error('it has no title');
    } catch (error) {
      failed.push(site.name + ': ' + error.message);
    }
  }
  console.log(JSON.stringify(failed));
})();
`

const PASTED = `
import template from './template.js';
import pasted from './docusaurus.config';
export default async () => ({...template, ...(typeof pasted === 'function' ? await pasted() : pasted)});
`

/** Every configuration of the documentation that is a whole file, and the document that contains it. */
const configurations = listContentPaths()
  .filter((file) => file.startsWith('content/docs/current/'))
  .flatMap((file) =>
    findCode(file, readFileSync(file, 'utf8')).fences.map((fence) => ({ file, ...fence })),
  )
  .filter(({ meta, ...fence }) => {
    const { title, part } = readCodeMeta(meta)
    return title === 'docusaurus.config.ts' && !part && hasJavaScriptForm({ ...fence, meta })
  })

let sites = ''

beforeAll(async () => {
  const folder = await getPackagesFolder('3.1.1')
  sites = mkdtempSync(path.join(folder, 'pasted-'))
  writeFileSync(path.join(sites, 'load-all.js'), LOAD_ALL)
  const template = path.join(folder, 'node_modules/create-docusaurus/templates/classic')
  const paste = (name: string, extension: string, code: string) => {
    const site = path.join(sites, name)
    mkdirSync(site)
    cpSync(path.join(template, 'docusaurus.config.js'), path.join(site, 'template.js'))
    writeFileSync(path.join(site, 'pasted.js'), PASTED)
    writeFileSync(path.join(site, `docusaurus.config.${extension}`), code)
    // Some read the package of the site, or load its modules.
    writeFileSync(path.join(site, 'package.json'), '{"version": "1.0.0"}')
    for (const [, module = ''] of code.matchAll(/'(\.\/src\/[^']+\.[jt]s)'/g)) {
      mkdirSync(path.join(site, path.dirname(module)), { recursive: true })
      writeFileSync(path.join(site, module), 'module.exports = () => {}')
    }
  }
  for (const { file, line, ...fence } of configurations) {
    const name = `${file.replaceAll('/', '_')}:${line}`
    paste(`${name} in TypeScript`, 'ts', fence.code)
    paste(`${name} in JavaScript`, 'js', (await toJavaScriptForm(fence)).code)
  }
})

afterAll(() => rmSync(sites, { recursive: true, force: true }))

test('every configuration loads in a site of the template, in both languages', async () => {
  expect(configurations.length).toBeGreaterThan(90)
  const { stdout } = await promisify(execFile)('node', ['load-all.js'], { cwd: sites })
  expect(JSON.parse(stdout)).toEqual([])
})
