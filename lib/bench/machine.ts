import os from 'node:os'

/** Describes the machine on which figures are measured. */
export function describeMachine(now = new Date()): string {
  const cores = os.cpus()
  const load = os.loadavg().map((value) => value.toFixed(1))
  return [
    `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'})`,
    `${Math.round(os.totalmem() / 1024 ** 3)} GB`,
    `${os.platform()} ${os.arch()}`,
    `Node ${process.version}`,
    // A load above zero means that other work shares the machine, so wall times are too high.
    `load ${load.join(' ')}`,
  ].join(' · ')
}
