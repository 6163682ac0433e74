import vm from 'node:vm'
import type * as TypeScript from 'typescript'
import type { LoadPackage } from '@/lib/options/packages/load-package'

/** Replaces what a site imports from its own files and from packages whose values no schema validates. */
function placeholder(): unknown {
  return undefined
}

/** Packages whose values end up in a configuration and are validated there. */
const LOADED = /^(?:@docusaurus\/|prism-react-renderer(?:\/|$)|node:)/

/**
 * Creates a `require` function. `[remarkUnits, options]` needs a function, and `themes.github` a value of the package.
 */
function toRequire(load: LoadPackage) {
  const require = (specifier: string): unknown =>
    LOADED.test(specifier) ? load(specifier) : { __esModule: true, default: placeholder }
  return Object.assign(require, { resolve: (specifier: string) => specifier })
}

/**
 * Runs a module of the documentation and returns its default export. A function, which a configuration may be, is
 * called.
 * @param text TypeScript or JavaScript, as an ES module or CommonJS
 * @throws any error that the module throws
 */
export async function evaluate(
  ts: typeof TypeScript,
  load: LoadPackage,
  text: string,
): Promise<unknown> {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      esModuleInterop: true,
      allowJs: true,
    },
    fileName: 'snippet.tsx',
  })
  const module = { exports: {} as { default?: unknown } }
  const parameters = ['module', 'exports', 'require', 'process', '__dirname']
  const run = vm.compileFunction(outputText, parameters) as (...args: unknown[]) => void
  const environment = { env: {}, cwd: () => '/site', argv: [] }
  run(module, module.exports, toRequire(load), environment, '/site')
  const exported = module.exports.default ?? module.exports
  return typeof exported === 'function' ? await (exported as () => unknown)() : exported
}
