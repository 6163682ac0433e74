import type { FieldDef } from 'contentlayer2/source-files'
import { defineDocumentType, makeSource } from 'contentlayer2/source-files'
import type { DocumentKind, FrontMatterField, FrontMatterFields } from './lib/source/front-matter'
import { contentFolders } from './lib/source/content-folders'
import { frontMatterFields } from './lib/source/front-matter'

/**
 * Converts a field to Contentlayer's definition. Only its shape matters here: `lib/source/source-text.ts` checks values
 * more closely and reports line and column.
 */
function toFieldDef(field: FrontMatterField): FieldDef {
  const required = field.required ?? false
  // Contentlayer has no nullable fields, so only `source-text.ts` checks a key that can be `null`.
  if (field.nullable) return { type: 'json' }
  switch (field.kind) {
    case 'string':
    case 'boolean':
    case 'number':
      return { type: field.kind, required }
    case 'date':
      return { type: 'string', required }
    case 'strings':
      return { type: 'list', of: { type: 'string' }, required }
    case 'data':
      return { type: 'json', required }
  }
}

function defineKind(kind: DocumentKind) {
  const folders = contentFolders.filter((each) => each.kind === kind).map(({ folder }) => folder)
  const fields: FrontMatterFields = frontMatterFields[kind]
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

export default makeSource({
  // `lib/build/generate-documents.ts` sets a different folder, which contains only changed documents.
  contentDirPath: process.env['CONTENT_FOLDER'] ?? 'content',
  // Partials belong to the pages that import them; data files, images and downloads are read by the code that owns
  // them.
  contentDirExclude: [
    '**/_*',
    '**/*.{ts,yml,yaml,json}',
    '**/*.{png,jpg,jpeg,webp,avif,gif,svg}',
    '**/*.{pdf,csv,txt,zip,lock}',
  ],
  documentTypes: [defineKind('Doc'), defineKind('Post'), defineKind('Release'), defineKind('Page')],
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
  // Bodies are compiled by lib/markdown. With an empty processor, Contentlayer is six times faster than with its own.
  markdown: (processor) => {
    processor.parser = () => ({ type: 'root', children: [] })
    processor.compiler = () => ''
  },
})
