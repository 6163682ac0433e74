/**
 * Shows the progress of a long task. On a terminal, the line of the current step is updated. Elsewhere, steps are
 * printed when they end.
 */
export type Progress = {
  /** Runs one step. Its function may report a count. The step's time is printed when it ends. */
  step: <Result>(name: string, run: (report: Report) => Promise<Result>) => Promise<Result>
}

/** Reports that `done` of `total` items are done. */
export type Report = (done: number, total: number) => void

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

export function createProgress(stream: NodeJS.WriteStream): Progress {
  return {
    step: async (name, run) => {
      const start = performance.now()
      let count = ''
      const draw = () => {
        if (!stream.isTTY) return
        const time = formatSeconds(performance.now() - start)
        stream.write(`\r\u001B[K  ${name.padEnd(9)} ${count.padEnd(12)} ${time}`)
      }
      const timer = stream.isTTY ? setInterval(draw, 100) : undefined
      draw()
      let mark = '✗'
      try {
        const result = await run((done, total) => {
          count = `${done}/${total}`
        })
        mark = '✓'
        return result
      } finally {
        clearInterval(timer)
        const clear = stream.isTTY ? '\r\u001B[K' : ''
        const time = formatSeconds(performance.now() - start)
        stream.write(`${clear}${mark} ${name.padEnd(9)} ${count.padEnd(12)} ${time}\n`)
      }
    },
  }
}
