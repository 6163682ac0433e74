import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findCode } from '@/lib/check/code-fences'
import { compareReleases, isReleaseNumber } from '@/lib/config/versions'
import { toLineName } from '@/lib/model/upgrade/release-lines'
import type { PageSteps } from './page-steps'

type Versions = Record<string, string>
type Manifest = { dependencies: Versions; devDependencies: Versions; overrides?: Versions }

/** Runs a command line, and appends what it prints to `<folder>.log`. Returns its exit code and its standard output. */
export function run(command: string, folder: string): { code: number; output: string } {
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1', npm_config_yes: 'true' }
  const { status, stdout, stderr } = spawnSync(command, {
    ...{ cwd: folder, env, shell: true, encoding: 'utf8' },
    maxBuffer: 1e8,
  })
  appendFileSync(`${folder}.log`, `\n$ ${command}\n${stdout}${stderr}`)
  return { code: status ?? 1, output: stdout }
}

function edit(folder: string, file: string, change: (text: string) => string): void {
  const name = path.join(folder, file)
  writeFileSync(name, change(readFileSync(name, 'utf8')))
}

function editManifest(folder: string, change: (manifest: Manifest) => Manifest): void {
  edit(folder, 'package.json', (text) =>
    JSON.stringify(change(JSON.parse(text) as Manifest), undefined, 2),
  )
}

/** Sets the versions of the packages that a site has. */
function setVersions(manifest: Manifest, findVersion: (name: string) => string | undefined) {
  const update = (packages: Versions) =>
    Object.fromEntries(
      Object.entries(packages).map(([name, version]) => [name, findVersion(name) ?? version]),
    )
  const { dependencies, devDependencies } = manifest
  return {
    ...manifest,
    dependencies: update(dependencies),
    devDependencies: update(devDependencies),
  }
}

const isOwn = (name: string) => name.startsWith('@docusaurus/')

/** Returns the newest template of a release's line, or the next one if the registry has none. */
export function findTemplate(release: string, folder: string): string {
  const { output } = run('npm view create-docusaurus versions --json', folder)
  const published = (JSON.parse(output) as string[]).filter(isReleaseNumber).sort(compareReleases)
  const own = published.find((version) => toLineName(version) === toLineName(release))
  const next = published.findLast((version) => compareReleases(version, release) < 0)
  const template = own ?? next
  if (template === undefined) throw new Error(`There is no template of ${release} or later.`)
  return template
}

/**
 * Creates a site of the template, with the packages of a release and a lockfile. A lockfile of that time has versions of
 * other packages that worked with the release, so it's made with overrides that the site itself doesn't have.
 * @returns exit code of the build
 */
export function createOlderSite(
  folder: string,
  { release, template, overrides }: { release: string; template: string; overrides: Versions },
): number {
  const parent = path.dirname(folder)
  const name = path.basename(folder)
  run(`npx create-docusaurus@${template} ${name} classic --skip-install`, parent)
  editManifest(folder, (manifest) => ({
    ...setVersions(manifest, (each) => (isOwn(each) ? release : undefined)),
    overrides,
  }))
  run('npm install', folder)
  editManifest(folder, (manifest) => ({ ...manifest, overrides: undefined }))
  return run('npm install && npm run build', folder).code
}

/** Follows the steps of a page up to the installation. Returns the exit code of the installation. */
export function installUpdate(folder: string, steps: PageSteps): number {
  const { release, packages, overrides, startsOver, command } = steps
  if (startsOver) {
    editManifest(folder, (manifest) => ({
      ...setVersions(manifest, (name) => (isOwn(name) ? release : packages[name])),
      overrides,
    }))
    for (const name of ['node_modules', 'package-lock.json']) {
      rmSync(path.join(folder, name), { recursive: true })
    }
    return run(command, folder).code
  }
  const { code } = run(command, folder)
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest
  const left = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => isOwn(name) && version !== release)
    .map(([name]) => `${name}@${release}`)
  if (code !== 0 || left.length === 0) return code
  return run(`npm install --save-exact ${left.join(' ')}`, folder).code
}

/** Imports code themes in the configuration as a guide does. */
export function followGuide(folder: string, guide: string): void {
  const lines = findCode(guide, readFileSync(guide, 'utf8')).fences.flatMap(({ code }) =>
    code.split('\n'),
  )
  const line = lines.find((each) => /^import .* from 'prism-react-renderer'/.test(each))
  if (line === undefined) return
  edit(folder, 'docusaurus.config.js', (text) => {
    const changed = text.replace(/require\('prism-react-renderer\/themes\/(\w+)'\)/g, 'themes.$1')
    return changed === text ? text : `${line}\n${changed}`
  })
}
