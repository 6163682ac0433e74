/*
 * The part of a service worker's global scope that this one uses. The compiler's types are for pages or for workers,
 * never both, and this code shares modules with pages.
 * https://w3c.github.io/ServiceWorker/#serviceworkerglobalscope-interface
 */

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  /** Id of the page that a navigation opens; empty for other requests. */
  resultingClientId: string
  respondWith: (response: Promise<Response>) => void
}

export type WorkerMessageEvent = ExtendableEvent & {
  data: unknown
  source: { id: string } | null
  ports: readonly MessagePort[]
}

type WorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: WorkerMessageEvent
}

type WindowClient = { url: string; navigate: (url: string) => Promise<unknown> }

export type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<readonly WindowClient[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void
}
