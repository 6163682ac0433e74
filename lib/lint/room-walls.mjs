import path from 'node:path'

/**
 * Returns the room of a file: a folder of `lib/`, or a top-level folder.
 * @param {string} file path from the root of the repository
 */
export function toRoom(file) {
  const [top = '', room = ''] = file.split('/')
  return top === 'lib' ? `lib/${room}` : top
}

/**
 * Lets a room import only from the rooms that the `rooms` option lists for it. It may import types, but nothing else, from
 * those in the `types` option.
 * @type {import('eslint').Rule.RuleModule}
 */
export const roomWalls = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      wall: '{{from}} may not import from {{to}}. Move what both need: .github/architecture.md says what a room is for.',
    },
  },
  create(context) {
    const { rooms, types = {} } = context.options[0]
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const from = toRoom(file)
    const allowed = rooms[from]
    if (!allowed || /\.test\.tsx?$/.test(file)) return {}
    const check = ({ source, importKind, exportKind }) => {
      if (typeof source?.value !== 'string' || !/^(?:@\/|\.)/.test(source.value)) return
      const target = source.value.startsWith('@/')
        ? source.value.slice(2)
        : path.posix.join(path.posix.dirname(file), source.value)
      const to = toRoom(target)
      const isType = importKind === 'type' || exportKind === 'type'
      if (!(to in rooms) || to === from || allowed.includes(to)) return
      if (isType && types[from]?.includes(to)) return
      context.report({ node: source, messageId: 'wall', data: { from, to } })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
