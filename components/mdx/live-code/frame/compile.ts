import React from 'react'
import { transform } from 'sucrase'

/** Runs code, which passes what it wants to show to `render`: a component, or whatever React can render. */
export type Program = (render: (result: unknown) => void) => void

/** What code may use besides the browser's own. */
const scope: Record<string, unknown> = { React, ...React }

/**
 * Makes a program of JavaScript or TypeScript with JSX. Code is one expression, such as a component, unless it is marked
 * `noInline` and calls `render` itself. Throws if its syntax is wrong.
 */
export function compile(code: string, noInline: boolean): Program {
  if (noInline && !/\brender\s*\(/.test(code)) {
    throw new SyntaxError('Code with noInline must call render(…).')
  }
  // Before code becomes an argument, so that messages name its own lines and columns, and types are gone already.
  const script = transform(code, { transforms: ['jsx', 'typescript'], production: true }).code
  // A comment at the end would hide the brackets on its line.
  const body = noInline ? script : `render((${script.trim().replace(/;+$/, '')}\n))`
  const run: unknown = Reflect.construct(Function, [
    ...Object.keys(scope),
    'render',
    `'use strict';${body}`,
  ])
  return (render) => (run as (...values: unknown[]) => void)(...Object.values(scope), render)
}
