import { STACK_FRAMES_PATH } from '@/lib/next/client-constants'

/** Matches a line of a browser's stack trace: `at Name (file:line:column)`. */
const FRAME = /^\s*at (?:(?<name>.*?) \()?(?<file>\S+):(?<line>\d+):(?<column>\d+)\)?$/

type OriginalFrame = {
  file: string | null
  line1: number | null
  column1: number | null
  ignored: boolean
}

type Answer = { value?: { originalStackFrame?: OriginalFrame | null } }

/**
 * Returns the source location that threw an error, such as `components/docs/doc-page.tsx:15:9`, as reported by the dev
 * server. Returns undefined if it is unknown.
 */
export async function findErrorPlace(
  error: unknown,
  post: typeof fetch = fetch,
): Promise<string | undefined> {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frames = stack.split('\n').flatMap((text) => {
    const { name = '', file, line, column } = FRAME.exec(text)?.groups ?? {}
    if (file === undefined) return []
    return [{ methodName: name, arguments: [], file, line1: Number(line), column1: Number(column) }]
  })
  const isServer = stack.includes('about://React/Server')
  const body = JSON.stringify({ frames, isServer, isEdgeServer: false, isAppDirectory: true })
  const response = await post(STACK_FRAMES_PATH, { method: 'POST', body })
  if (!response.ok) return undefined
  const answers = (await response.json()) as Answer[]
  const own = answers
    .flatMap(({ value }) => value?.originalStackFrame ?? [])
    .find(({ file, ignored }) => file !== null && !ignored && !file.includes('node_modules'))
  return own && `${own.file?.replace(/^\.\//, '')}:${own.line1 ?? 1}:${own.column1 ?? 1}`
}
