type MdxModule<Components, Result> = { default: (props: { components: Components }) => Result }

/**
 * The component that a compiled body is.
 * @param runtime the JSX functions that the body calls: `Fragment`, `jsx`, `jsxs` and `jsxDEV`
 */
export function evaluateMdx<Components, Result>(
  code: string,
  runtime: object,
): MdxModule<Components, Result>['default'] {
  const run = Reflect.construct(Function, [code]) as (
    options: object,
  ) => MdxModule<Components, Result>
  return run(runtime).default
}
