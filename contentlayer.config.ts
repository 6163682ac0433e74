import type { FieldDef } from 'contentlayer2/source-files'
import { defineDocumentType, makeSource } from 'contentlayer2/source-files'
import { z } from 'zod'
import { contentFolders } from './lib/source/content-folders'
import type { DocumentKind } from './lib/source/front-matter'
import { frontMatterFields } from './lib/source/front-matter'

/**
 * Converts a field to Contentlayer's definition. Only its shape matters here: `lib/source/check-document.ts` checks
 * values more closely and reports line and column.
 */
function toFieldDef(field: z.ZodType): FieldDef {
  const required = !(field instanceof z.ZodOptional)
  const type = field instanceof z.ZodOptional ? field.unwrap() : field
  if (type instanceof z.ZodString) return { type: 'string', required }
  if (type instanceof z.ZodNumber) return { type: 'number', required }
  if (type instanceof z.ZodBoolean) return { type: 'boolean', required }
  if (type instanceof z.ZodArray && type.element instanceof z.ZodString) {
    return { type: 'list', of: { type: 'string' }, required }
  }
  // Contentlayer has no nullable fields.
  return { type: 'json', required }
}

function defineKind(kind: DocumentKind) {
  const folders = contentFolders.filter((each) => each.kind === kind).map(({ folder }) => folder)
  const fields: Record<string, z.ZodType> = frontMatterFields[kind]
  return defineDocumentType(() => ({
    name: kind,
    // Braces around a single name aren't a glob pattern.
    filePathPattern: `${folders.length > 1 ? `{${folders.join(',')}}` : folders.join('')}/**/*.{md,mdx}`,
    contentType: 'markdown',
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, toFieldDef(field)]),
    ),
  }))
}

/** Which documents to read, by paths below `content/`. */
type Selection = {
  /** Folders with these documents. All by default. */
  folders?: string[]
  /** Documents to leave out. None by default. */
  exclude?: string[]
}

/** Creates the source of documents. */
export function createSource({ folders = [], exclude = [] }: Selection = {}) {
  return makeSource({
    contentDirPath: 'content',
    contentDirInclude: folders,
    // Partials belong to the pages that import them; data files, images and downloads are read by the code that owns
    // them.
    contentDirExclude: [
      '**/_*',
      '**/_*/**',
      '**/node_modules/**',
      '**/*.{ts,yml,yaml,json}',
      '**/*.{png,jpg,jpeg,webp,avif,gif,svg}',
      '**/*.{pdf,csv,txt,zip,lock}',
      ...exclude,
    ],
    documentTypes: (Object.keys(frontMatterFields) as DocumentKind[]).map(defineKind),
    // `lib/source/check-document.ts` says what is wrong with a document, and where.
    onMissingOrIncompatibleData: 'skip-ignore',
    onUnknownDocuments: 'skip-ignore',
    onExtraFieldData: 'ignore',
    disableImportAliasWarning: true,
    // Bodies are compiled by lib/markdown. With an empty processor, Contentlayer is six times faster than with its own.
    markdown: (processor) => {
      processor.parser = () => ({ type: 'root', children: [] })
      processor.compiler = () => ''
    },
  })
}

export default createSource()
