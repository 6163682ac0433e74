import type { Code, Construct, Extension } from 'micromark-util-types'
import type { Plugin } from 'unified'
import { math } from 'micromark-extension-math'

const DOLLAR = 36

/** Spaces and tabs are 32 or negative, and so are line endings. */
const isSpace = (code: Code | undefined) =>
  code === undefined || code === null || code < 0 || code === 32

const matches = (pattern: RegExp, code: Code | undefined) =>
  typeof code === 'number' && code > 0 && pattern.test(String.fromCodePoint(code))

/**
 * Returns formulas in text without a space inside their `$`, and without a digit after the last one. A `$` between a
 * letter and a character that no formula ends with starts a name instead, as in `"$HOME" or "$USER"`.
 */
function toStrict(formula: Construct): Construct {
  return {
    ...formula,
    name: 'strictMathText',
    tokenize(effects, ok, nok) {
      const consumed: Code[] = []
      const recording: typeof effects = {
        ...effects,
        consume(code) {
          consumed.push(code)
          effects.consume(code)
        },
      }
      const close: typeof ok = (code) => {
        const isSingle = consumed[1] !== DOLLAR
        const last = consumed.at(-2)
        const isAmount = isSpace(consumed[1]) || isSpace(last) || matches(/\d/, code)
        const isVariable = matches(/[*_"`=:/([]/, last) && matches(/[A-Za-z]/, code)
        return isSingle && (isAmount || isVariable) ? nok(code) : ok(code)
      }
      return formula.tokenize.call(this, recording, close, nok)
    },
  }
}

/**
 * Leaves amounts and variables in prose alone, such as `$5 for members and $10` and `$HOME and $PATH`. Follows
 * `remark-math`, whose formulas in text it replaces.
 */
export const remarkDollars: Plugin = function () {
  const formulas = [math().text?.[DOLLAR] ?? []].flat()
  const extension: Extension = {
    text: { [DOLLAR]: formulas.map(toStrict) },
    disable: { null: ['mathText'] },
  }
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension]
}
