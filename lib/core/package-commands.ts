import convert from 'npm-to-yarn'

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const

/** Returns the same commands for each package manager. @param npm commands for npm, one per line */
export function toPackageCommands(npm: string): { name: string; code: string }[] {
  return managers.map((name) => ({ name, code: name === 'npm' ? npm : convert(npm, name) }))
}
