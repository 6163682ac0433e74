import { existsSync } from 'node:fs'

/** Ends the command with a message if a build hasn't made its file or folder yet. */
export function requireBuild(path: string): void {
  if (existsSync(path)) return
  console.error(`There is no ${path} yet. Run \`npm run build\` first.`)
  process.exit(1)
}
