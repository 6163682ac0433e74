import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LEDGER_PATH } from '@/lib/check/url-ledger'
import { mainDocs } from '@/lib/config/instances'
import { listContentFiles } from '@/lib/source/list-files'
import type { Outline } from './outline'
import { readOutline } from './outline'
import type { PagePlan } from './page'
import { makePage } from './page'
import type { CorpusPlan, PlannedPage } from './plan'
import { makeSidebars, planCorpus } from './plan'
import { createRandom } from './random'

/** The corpus that was written. */
export type Corpus = {
  /** Number of pages in the current version, without generated categories. */
  pages: number
  bytes: number
  plan: CorpusPlan
}

const FOLDER = `content/${mainDocs.contentPath}`
const CURRENT = `${FOLDER}/current`

function toPagePlan({ title, seed }: PlannedPage, targets: PagePlan['links']): PagePlan {
  const description = `What topic ${seed} is about and how it is used with the others.`
  return {
    frontMatter: `title: ${title}\ndescription: ${description}`,
    targets: [],
    links: targets,
  }
}

/** Plans a new text for a real document. Everything that the rest of the site links to stays. */
function toRealPlan({ path: file, frontMatter, targets }: Outline, target: string): PagePlan {
  const link = path.posix.relative(path.posix.dirname(file), target)
  return { frontMatter, targets, links: [link.startsWith('.') ? link : `./${link}`] }
}

/** Removes all pages of an older version except for the first. */
async function emptyVersion(root: string, version: string): Promise<void> {
  const folder = `${FOLDER}/${version}`
  const files = listContentFiles(path.join(root, 'content'))
    .map((file) => file.path)
    .filter((file) => file.startsWith(`${folder}/`))
  const outlines = await Promise.all(files.map((file) => readOutline(root, file)))
  const kept = outlines.find(({ frontMatter }) => /^slug: ['"]?\/['"]?$/m.test(frontMatter))
  if (!kept) throw new Error(`No document in ${folder} has the slug /.`)
  await rm(path.join(root, folder), { recursive: true })
  await mkdir(path.join(root, path.dirname(kept.path)), { recursive: true })
  await writeFile(
    path.join(root, kept.path),
    `---\n${kept.frontMatter}\n---\n\nNothing has been said about this version.\n`,
  )
  const id = kept.path.slice(folder.length + 1).replace(/\.mdx?$/, '')
  await writeFile(
    path.join(root, folder, 'sidebars.ts'),
    `export default { docs: [${JSON.stringify(id)}] }\n`,
  )
}

/**
 * Turns a copy of the repository into a site with the given number of documents in its current version. This includes
 * the real documents. They get a new text, but keep their URLs and headings, which the rest of the site links to.
 * @param root folder of the copy
 */
export async function writeCorpus(root: string, pages: number): Promise<Corpus> {
  const real = listContentFiles(path.join(root, 'content'))
    .map((file) => file.path)
    .filter((file) => file.startsWith(`${CURRENT}/`))
  if (pages <= real.length) throw new Error(`The site already has ${real.length} pages.`)
  const plan = planCorpus(pages - real.length)
  const planned = [...plan.categories.flatMap((category) => category.pages), ...plan.duplicates]
  let bytes = 0
  const write = async (file: string, seed: string, page: PagePlan) => {
    const text = makePage(createRandom(seed), page)
    bytes += Buffer.byteLength(text)
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }

  const link = (page: PlannedPage | undefined) => `../${page?.id ?? ''}.mdx`
  for (const page of planned) {
    // Duplicates have the same links as the pages whose text they repeat.
    const random = createRandom(`links of ${page.seed}`)
    const target = () => link(planned[random.between(0, planned.length - 1)])
    const targets: PagePlan['links'] = [target(), target(), target()]
    await write(`${CURRENT}/${page.id}.mdx`, page.seed, toPagePlan(page, targets))
  }
  for (const file of real) {
    const outline = await readOutline(root, file)
    await write(file, file, toRealPlan(outline, `${CURRENT}/${planned[0]?.id ?? ''}.mdx`))
  }

  const current = path.join(root, CURRENT)
  await rename(path.join(current, 'sidebars.ts'), path.join(current, 'site-sidebars.ts'))
  await writeFile(path.join(current, 'sidebars.ts'), makeSidebars(plan))
  for (const version of await readdir(path.join(root, FOLDER))) {
    if (version !== 'current') await emptyVersion(root, version)
  }
  // The URLs that the real site has published don't exist in this one.
  await rm(path.join(root, LEDGER_PATH), { force: true })
  return { pages, bytes, plan }
}
