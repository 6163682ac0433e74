import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import type { DevServer } from '@/lib/testing/dev-server'
import { startDevServer } from '@/lib/testing/dev-server'
import { copyBuilt, createWorkspace } from '@/lib/testing/workspace'
import { heading, waitForApp } from '../site'

/** Edits of one test, which are undone when it ends. */
type Edits = {
  /** Changes a file, or creates it. Returns its absolute path. */
  edit: (name: string, change: (text: string) => string) => string
  /** Undoes the edits now. */
  undo: () => void
}

type Fixtures = {
  edits: Edits
  /** Opens a page and waits until it is notified of edits, and able to handle them. Next ignores earlier ones. */
  open: (route: string) => Promise<void>
}

/** The dev server of a copy of the site. All tests share it, because it takes longer to start than a test does. */
type WorkerFixtures = { server: DevServer & { folder: string } }

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- this fixture needs no other
    async ({}, provide) => {
      const { folder, remove } = await createWorkspace(process.cwd(), { history: false })
      copyBuilt(folder)
      const server = await startDevServer(folder)
      await provide({ ...server, folder })
      await server.stop()
      remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  edits: async ({ server }, provide) => {
    const undone: (() => void)[] = []
    const undo = () => {
      for (const restore of undone.splice(0)) restore()
    }
    const edit: Edits['edit'] = (name, change) => {
      const file = path.join(server.folder, name)
      const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
      undone.push(() =>
        before === undefined ? rmSync(file, { force: true }) : writeFileSync(file, before),
      )
      writeFileSync(file, change(before ?? ''))
      return file
    }
    await provide({ edit, undo })
    undo()
  },

  open: async ({ page, server }, provide) => {
    await provide(async (route) => {
      const connected = page
        .waitForEvent('websocket')
        .then((socket) =>
          socket.waitForEvent('framereceived', ({ payload }) =>
            String(payload).includes('turbopack-connected'),
          ),
        )
      await Promise.all([connected, page.goto(`${server.origin}${route}`)])
      await waitForApp(page)
      await heading(page).waitFor()
    })
  },
})
