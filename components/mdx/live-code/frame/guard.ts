import type { Node } from 'acorn'
import { parse } from 'acorn'
import { simple } from 'acorn-walk'

/** Name under which guarded code finds its guard. */
export const GUARD = '__guard'

/** Time in milliseconds that code may run before the browser gets a turn. */
const LIMIT_MS = 1000

/** Calls between two looks at the clock. */
const CALLS = 500

/**
 * Makes code call its guard in every round of a loop and at the start of every function. In Firefox and Safari, code
 * that never ends would stop the page as well, because its frame shares the page's process.
 * @param script JavaScript; code that can't be parsed is returned as it is, so that the browser reports the error
 */
export function addGuards(script: string): string {
  const inserts: { at: number; text: string }[] = []
  // Visitors get inner nodes first, so what closes an inner node stays before what closes the node around it.
  const guard = ({ body }: { body: Node }) => {
    if (body.type === 'BlockStatement') {
      inserts.push({ at: body.start + 1, text: `${GUARD}();` })
      return
    }
    const [start, end] = body.type.endsWith('Statement')
      ? [`{${GUARD}();`, '}']
      : [`(${GUARD}(),`, ')']
    inserts.push({ at: body.start, text: start }, { at: body.end, text: end })
  }
  try {
    simple(parse(script, { ecmaVersion: 'latest', allowReturnOutsideFunction: true }), {
      ForStatement: guard,
      ForInStatement: guard,
      ForOfStatement: guard,
      WhileStatement: guard,
      DoWhileStatement: guard,
      FunctionDeclaration: guard,
      FunctionExpression: guard,
      ArrowFunctionExpression: guard,
    })
  } catch {
    return script
  }
  let guarded = ''
  let done = 0
  for (const { at, text } of inserts.sort((one, other) => one.at - other.at)) {
    guarded += script.slice(done, at) + text
    done = at
  }
  return guarded + script.slice(done)
}

/**
 * Creates the guard of a program: a function that throws once the program has run for a second without giving the
 * browser a turn. It then throws at every call, which also ends what timers and handlers of the program start.
 */
export function createGuard(): () => void {
  let calls = 0
  let start = 0
  let isStopped = false
  const onTurn = () => {
    calls = 0
  }
  return () => {
    if (calls === 0) {
      start = performance.now()
      setTimeout(onTurn)
    }
    calls += 1
    if (calls % CALLS === 0) isStopped ||= performance.now() - start > LIMIT_MS
    if (isStopped) throw new Error('This code was stopped because it ran for more than a second.')
  }
}
