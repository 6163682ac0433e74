import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { provideFolder } from '@/lib/testing/temporary-files'

const statuses: Record<string, number> = { '/fine': 200, '/gone': 410, '/login': 403 }

/** Paths that were requested of the other site. */
const requested = new Set<string>()

const host = createServer(({ url = '' }, response) => {
  requested.add(url)
  response.writeHead(statuses[url] ?? 404).end()
})

const folder = provideFolder()

beforeAll(() => new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve)))

afterAll(() => void host.close())

test('broken links to other sites are reported with their pages, those that reject programs are not', async () => {
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const write = (file: string, hrefs: string[]) =>
    folder.write(file, hrefs.map((href) => `<a href="${href}">${href}</a>`).join('\n'))
  write('index.html', [`${origin}/fine`, `${origin}/gone`, `${origin}/login`])
  write('docs/index.html', [
    ...[`${origin}/unknown`, 'https://docs.example/edit', 'https://a.example/'],
    ...['https://example.com/page', 'http://localhost:3000/docs/', 'https://discord.gg/docusaurus'],
  ])
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    const args = ['**/*.html', '--server-root', folder.path, '--config', 'linkinator.config.mjs']
    execFile('node_modules/.bin/linkinator', args, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    )
  })
  expect(code).toBe(1)
  expect(output).toContain(`index.html\n  [410] ${origin}/gone\n`)
  expect(output).toContain(`docs/index.html\n  [404] ${origin}/unknown\n`)
  expect(output).toContain('Detected 2 broken links')
  expect([...requested].sort()).toEqual(['/fine', '/gone', '/login', '/unknown'])
})
