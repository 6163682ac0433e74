import type { ElementType, Key, ReactNode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'

type MdxModule<Components> = { default: (props: { components: Components }) => ReactNode }

const runtime = {
  ...jsxRuntime,
  // A body compiled by the development server uses the development runtime, and the build shares its cache.
  jsxDEV: (type: ElementType, props: object, key: Key | undefined, isStatic: boolean) =>
    isStatic ? jsxRuntime.jsxs(type, props, key) : jsxRuntime.jsx(type, props, key),
}

/** Evaluates a compiled body and returns its component. */
export function evaluateMdx<Components>(code: string): MdxModule<Components>['default'] {
  const run = Reflect.construct(Function, [code]) as (options: object) => MdxModule<Components>
  return run(runtime).default
}
