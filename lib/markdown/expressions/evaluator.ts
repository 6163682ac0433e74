import type { Context } from 'node:vm'
import { createContext, runInContext } from 'node:vm'
import type { Program } from 'estree'
import { buildJsx } from 'estree-util-build-jsx'
import { toJs } from 'estree-util-to-js'
import type { Positioned } from '../core/context'
import { FileReference, KnownComponent, toElement, ValueError } from './values'

/** Milliseconds after which an endless loop is a problem. */
const TIMEOUT = 5000

const fragment = Symbol('fragment')

/** A component of a document: a partial, or a function that a document exports. */
export type Component = (props: Record<string, unknown>) => unknown

/** Runs the code of one text. The constants that it exports stay in scope. */
type Evaluator = {
  /** Returns the value of the last statement. @throws what the code throws */
  run: (program: Program) => unknown
  /** Looks up the name of an element. Returns undefined if nothing defines it. */
  find: (name: string) => unknown
}

/**
 * Creates an evaluator. Code sees the language itself and the given names, but neither Node.js nor the browser.
 * @param scope what each name stands for, besides exports
 * @param toPlace returns the position of the code that runs
 */
export function createEvaluator(
  scope: ReadonlyMap<string, unknown>,
  toPlace: () => Positioned,
): Evaluator {
  /** What JSX in an expression means: the same nodes as outside of one. */
  const createElement = (type: unknown, given: object | null, ...nested: unknown[]): unknown => {
    const { key: _key, ...props } = { ...given } as Record<string, unknown>
    if (nested.length > 0) props['children'] = nested.length > 1 ? nested : nested[0]
    if (type === fragment) return props['children']
    if (typeof type === 'function') return (type as Component)(props)
    if (type instanceof KnownComponent) return toElement(type.name, props, toPlace())
    if (typeof type === 'string') return toElement(type, props, toPlace())
    if (type instanceof FileReference) return type.toString()
    throw new ValueError('a tag has no component', 'correct the name of the tag')
  }

  let context: Context | undefined
  const execute = (code: string): unknown => {
    context ??= createContext(
      { ...Object.fromEntries(scope), _createElement: createElement, _Fragment: fragment },
      { codeGeneration: { strings: false, wasm: false } },
    )
    return runInContext(`'use strict';${code}`, context, { timeout: TIMEOUT })
  }

  return {
    run: (program) => {
      const built = structuredClone(program)
      buildJsx(built, { runtime: 'classic', pragma: '_createElement', pragmaFrag: '_Fragment' })
      return execute(toJs(built).value)
    },
    find: (name) => {
      if (scope.has(name)) return scope.get(name)
      const [root = ''] = name.split('.')
      return execute(`typeof ${root} === 'undefined' ? undefined : ${name}`)
    },
  }
}
