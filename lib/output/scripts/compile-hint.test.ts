import { expect, test } from '@jest/globals'
import { addCompileHint } from './compile-hint'

test('a script gets the hint as its first line', () => {
  expect(addCompileHint('"use strict";a()\n')).toBe(
    '//# allFunctionsCalledOnLoad\n"use strict";a()\n',
  )
})
