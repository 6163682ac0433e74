import type { Code, Parents, Root, RootContent } from 'mdast'
import type { Plugin } from 'unified'
import { codeLanguageGroup } from '@/lib/config/tab-groups'
import { isFixture } from '@/lib/source/fixtures'
import type { CompileContext } from '../core/context'
import { getTextPath } from '../core/context'
import { isJsx, toComponent } from '../core/jsx-props'
import { visit } from '../core/visit'
import { removeHiddenLines } from './code-directives'
import type { FenceText } from './javascript-form'
import { hasJavaScriptForm, replaceExtension, toJavaScriptForm } from './javascript-form'

/** Returns tabs with a fence in both languages. JavaScript is first, because `create-docusaurus` makes such a site. */
function toTabs(fence: Code, form: FenceText) {
  const javaScript: Code = {
    ...fence,
    lang: form.language,
    meta: form.meta,
    value: form.code,
    data: { ...fence.data, derived: true },
  }
  return toComponent('Tabs', { groupId: codeLanguageGroup }, [
    toComponent('TabItem', { value: 'js', label: 'JavaScript' }, [javaScript]),
    toComponent('TabItem', { value: 'ts', label: 'TypeScript' }, [fence]),
  ])
}

/**
 * Gives every file of a site that is shown in TypeScript, such as ```` ```ts title="docusaurus.config.ts" ````, a form in
 * JavaScript, in tabs that share one choice. Code without types is its own form. A fence in a tab is left alone: its
 * author has written both forms.
 */
export const remarkJavaScriptForms: Plugin<[CompileContext], Root> = (context) => async (tree) => {
  const found: { fence: Code; parent: Parents }[] = []
  visit(tree, 'code', (fence, _, parent) => {
    if (!parent || isFixture(getTextPath(context, fence))) return
    if (!(isJsx(parent) && parent.name === 'TabItem')) found.push({ fence, parent })
  })
  for (const { fence, parent } of found) {
    const language = fence.lang?.toLowerCase() ?? ''
    const meta = fence.meta ?? ''
    const code = removeHiddenLines(fence.value, language)
    if (!hasJavaScriptForm({ language, meta })) continue
    try {
      const form = await toJavaScriptForm({ language, meta, code })
      if (form.code === code) {
        // Its title names the file of both languages.
        fence.meta = replaceExtension(meta, (extension) => `.js or ${extension}`)
      } else {
        const siblings: RootContent[] = parent.children
        siblings[siblings.indexOf(fence)] = { ...toTabs(fence, form), position: fence.position }
      }
    } catch (error) {
      // `npm run test:code` and `test:snippets` say where code does not parse, and what can't be converted.
      if (!(error instanceof SyntaxError)) throw error
    }
  }
}
