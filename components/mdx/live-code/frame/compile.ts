import React from 'react'
import { transform } from 'sucrase'
import { GUARD, addGuards, createGuard } from './guard'

/** Code that passes what it shows to `render`, and what it can use besides that, React and the browser's globals. */
export type Program = { code: string; scope: Record<string, unknown> }

/**
 * Compiles JavaScript or TypeScript with JSX. The code is a single expression, such as a component, unless it is marked
 * `noInline` and calls `render` itself. Code that never ends is stopped after a second; a program serves for one run.
 * @throws SyntaxError if the code can't be parsed
 */
export function compile(code: string, noInline: boolean): Program {
  // Transform the code before it becomes an argument, so that messages refer to its own lines and columns, and types
  // are removed.
  const script = transform(code, { transforms: ['jsx', 'typescript'], production: true }).code
  // The line break keeps a comment at the end from hiding the brackets.
  const body = noInline ? script : `render((${script.trim().replace(/;+$/, '') || 'null'}\n))`
  // The transformation misses some errors. Parse the code as the browser will, without running it.
  Reflect.construct(Function, [`'use strict';${body}`])
  return { code: addGuards(body), scope: { ...React, [GUARD]: createGuard() } }
}
