import type { FieldDef } from 'contentlayer2/source-files'
import { defineDocumentType, makeSource } from 'contentlayer2/source-files'
import type { DocumentKind, FrontMatterField, FrontMatterFields } from './lib/source/front-matter'
import { contentFolders } from './lib/source/content-folders'
import { frontMatterFields } from './lib/source/front-matter'

/** `lib/source/source-text.ts` checks values more closely, with line and column; here only the shape matters. */
function toFieldDef(field: FrontMatterField): FieldDef {
  const required = field.required ?? false
  // The generator has no nullable fields: a key that may be `null` is left to the checker.
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
    // Braces around a single name are not a pattern.
    filePathPattern: `${folders.length > 1 ? `{${folders.join(',')}}` : folders.join('')}/**/*.{md,mdx}`,
    contentType: 'markdown',
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, toFieldDef(field)]),
    ),
  }))
}

export default makeSource({
  // `lib/build/generate-documents.ts` sets another folder, with the documents that are new.
  contentDirPath: process.env['CONTENT_FOLDER'] ?? 'content',
  // Partials belong to the pages that import them; data files, images and files to download are read by the code that
  // owns them.
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
  // Bodies are compiled by lib/markdown; an empty processor makes the generator six times faster than its own.
  markdown: (processor) => {
    processor.parser = () => ({ type: 'root', children: [] })
    processor.compiler = () => ''
  },
})
