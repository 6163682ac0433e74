import { createRequire } from 'node:module'
import path from 'node:path'

/** A mismatch between a value and a schema. */
export type SchemaError = {
  path: (string | number)[]
  /** Joi's name of the rule, such as `object.unknown`. */
  type: string
  message: string
}

/** The relevant parts of what Joi's `describe()` returns: https://joi.dev/api/#anydescribe */
export type Description = {
  flags?: { presence?: string; default?: unknown }
  /** The only allowed values, unless another flag says otherwise. */
  allow?: unknown[]
  keys?: Record<string, Description>
  patterns?: { rule: Description }[]
  items?: Description[]
  matches?: Branch[]
  whens?: Branch[]
}

/** A case of a value, which depends on the value itself or on others. */
export type Branch = {
  schema?: Description
  /** The condition for `then`. */
  is?: Description
  then?: Description
  otherwise?: Description
  switch?: Branch[]
}

/** The part of a Joi schema that is used here. */
export type Schema = {
  validate: (
    value: unknown,
    options?: { abortEarly?: boolean; convert?: boolean },
  ) => { value: unknown; error?: { details: SchemaError[] } }
  unknown: () => Schema
  append: (keys: Record<string, unknown>) => Schema
  describe: () => Description
}

/** Loads a CommonJS module, such as `@docusaurus/core/lib/server/configValidation.js`. */
export type LoadPackage = (specifier: string) => unknown

/** Creates a loader that resolves modules like a file in the folder does. @param folder from `getPackagesFolder` */
export function createLoader(folder: string): LoadPackage {
  const file = path.join(folder, 'package.json')
  const load: LoadPackage = createRequire(file)
  return (specifier) => {
    try {
      return load(specifier)
    } catch (error) {
      // Plugins can be ES modules that Node.js doesn't load. Docusaurus compiles them with jiti.
      if (!(error instanceof Error && error.name === 'SyntaxError')) throw error
      return (load('jiti') as (from: string) => LoadPackage)(file)(specifier)
    }
  }
}
