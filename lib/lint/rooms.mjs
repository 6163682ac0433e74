/** Rooms that compile bodies, and everything below them. */
const below = ['lib/config', 'lib/core', 'lib/options', 'lib/source']
const everything = [
  ...below,
  'lib/build',
  'lib/check',
  'lib/markdown',
  'lib/model',
  'lib/output',
  'lib/records',
  'lib/search',
]

/** The rooms from which each room may import. `.github/architecture.md` draws what they do import. */
export const rooms = {
  content: [],
  'lib/core': [],
  'lib/lint': [],
  'lib/search': ['lib/core'],
  'lib/config': ['lib/core', 'lib/search'],
  'lib/source': ['lib/config', 'lib/core'],
  'lib/records': ['lib/core'],
  'lib/options': ['lib/config', 'lib/core', 'lib/source'],
  'lib/markdown': below,
  'lib/model': [...below, 'lib/markdown', 'lib/records'],
  'lib/output': [...below, 'lib/markdown', 'lib/records', 'lib/search'],
  'lib/check': [...below, 'lib/markdown', 'lib/model', 'lib/search'],
  'lib/build': everything,
  'lib/testing': everything,
  'lib/commands': [...everything, 'lib/testing'],
  components: ['lib/config', 'lib/core', 'lib/markdown', 'lib/output', 'lib/records', 'lib/search'],
  app: ['components', 'lib/config', 'lib/output', 'lib/records'],
}

/** The rooms from which each room may import types as well. */
export const types = {
  content: ['lib/model'],
  'lib/records': ['lib/config', 'lib/options', 'lib/source'],
  'lib/check': ['lib/records'],
}
