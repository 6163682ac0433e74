import type { WorkerAnswers, WorkerMessage } from '@/lib/service-worker/messages'

type RequestType = keyof WorkerAnswers

/** A message that gets a response. */
type WorkerRequest<Type extends RequestType> = Extract<WorkerMessage, { type: Type }>

/** Sends a message that gets no response. */
export function postToWorker(
  worker: ServiceWorker,
  message: Exclude<WorkerMessage, { type: RequestType }>,
): void {
  worker.postMessage(message)
}

/** Sends a message, and calls back for each response until the returned function is called. */
export function subscribeToWorker<Type extends RequestType>(
  worker: ServiceWorker,
  message: WorkerRequest<Type>,
  onAnswer: (answer: WorkerAnswers[Type]) => void,
): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<WorkerAnswers[Type]>) => onAnswer(data)
  worker.postMessage(message, [port2])
  return () => port1.close()
}

/** Sends a message that gets exactly one response. */
export function requestFromWorker<Type extends Exclude<RequestType, 'SAVE_VERSION'>>(
  worker: ServiceWorker,
  message: WorkerRequest<Type>,
): Promise<WorkerAnswers[Type]> {
  return new Promise((resolve) => {
    const close = subscribeToWorker(worker, message, (answer) => {
      close()
      resolve(answer)
    })
  })
}
