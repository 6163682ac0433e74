import type { ElementType, Key, ReactNode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'

type MdxModule<Components> = { default: (props: { components: Components }) => ReactNode }

const runtime = {
  ...jsxRuntime,
  // A body that the dev server compiled asks for the development runtime; the cache is shared with the build.
  jsxDEV: (type: ElementType, props: object, key: Key | undefined, isStatic: boolean) =>
    isStatic ? jsxRuntime.jsxs(type, props, key) : jsxRuntime.jsx(type, props, key),
}

/** The component that a compiled body is. */
export function evaluateMdx<Components>(code: string): MdxModule<Components>['default'] {
  const run = Reflect.construct(Function, [code]) as (options: object) => MdxModule<Components>
  return run(runtime).default
}
