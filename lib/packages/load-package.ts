import { createRequire } from 'node:module'
import path from 'node:path'

/** A mismatch between a value and a schema. */
export type SchemaError = {
  path: (string | number)[]
  /** Joi's name of the rule, such as `object.unknown`. */
  type: string
  message: string
}

/** The part of a Joi schema that is used here. */
export type Schema = {
  validate: (
    value: unknown,
    options?: { abortEarly?: boolean; convert?: boolean },
  ) => { value: unknown; error?: { details: SchemaError[] } }
  unknown: () => Schema
  describe: () => { keys?: Record<string, unknown> }
}

/** Loads a CommonJS module, such as `@docusaurus/core/lib/server/configValidation.js`. */
export type LoadPackage = (specifier: string) => unknown

/** Creates a loader that resolves modules like a file in the folder does. @param folder from `getPackagesFolder` */
export function createLoader(folder: string): LoadPackage {
  return createRequire(path.join(folder, 'package.json'))
}
