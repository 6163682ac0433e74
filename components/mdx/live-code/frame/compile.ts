import React from 'react'
import { transform } from 'sucrase'
import { GUARD, addGuards, createGuard } from './guard'

/** Runs code, which passes what it shows to `render`: a component, or anything else that React can render. */
export type Program = (render: (result: unknown) => void) => void

/** What code can use besides the browser's globals. */
const scope: Record<string, unknown> = { React, ...React }

/**
 * Compiles JavaScript or TypeScript with JSX. The code is a single expression, such as a component, unless it is marked
 * `noInline` and calls `render` itself. Code that never ends is stopped after a second.
 * @throws SyntaxError if the code can't be parsed, or never calls `render` although it has to
 */
export function compile(code: string, noInline: boolean): Program {
  if (noInline && !/\brender\s*\(/.test(code)) {
    throw new SyntaxError('Code with noInline must call render(…).')
  }
  // Transform the code before it becomes an argument, so that messages refer to its own lines and columns, and types
  // are removed.
  const script = transform(code, { transforms: ['jsx', 'typescript'], production: true }).code
  // The line break keeps a comment at the end from hiding the brackets.
  const body = noInline ? script : `render((${script.trim().replace(/;+$/, '')}\n))`
  const run: unknown = Reflect.construct(Function, [
    ...Object.keys(scope),
    'render',
    GUARD,
    `'use strict';${addGuards(body)}`,
  ])
  return (render) =>
    (run as (...values: unknown[]) => void)(...Object.values(scope), render, createGuard())
}
