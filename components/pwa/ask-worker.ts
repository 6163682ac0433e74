import type { WorkerAnswers, WorkerMessage } from '@/lib/service-worker/messages'

type Answered = keyof WorkerAnswers

/** A message that gets a response. */
type Question<Type extends Answered> = Extract<WorkerMessage, { type: Type }>

/** Sends a message that gets no response. */
export function tellWorker(
  worker: ServiceWorker,
  message: Exclude<WorkerMessage, { type: Answered }>,
): void {
  worker.postMessage(message)
}

/** Sends a message, and calls back for each response until the returned function is called. */
export function askWorker<Type extends Answered>(
  worker: ServiceWorker,
  message: Question<Type>,
  onAnswer: (answer: WorkerAnswers[Type]) => void,
): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<WorkerAnswers[Type]>) => onAnswer(data)
  worker.postMessage(message, [port2])
  return () => port1.close()
}

/** Sends a message that gets exactly one response. */
export function askOnce<Type extends Exclude<Answered, 'SAVE_VERSION'>>(
  worker: ServiceWorker,
  message: Question<Type>,
): Promise<WorkerAnswers[Type]> {
  return new Promise((resolve) => {
    const close = askWorker(worker, message, (answer) => {
      close()
      resolve(answer)
    })
  })
}
