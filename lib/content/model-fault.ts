import type { Fault } from './faults'

/** A fault found in the model; `needle` is the text whose place in the file is the fault's place. */
export type ModelFault = Omit<Fault, 'line' | 'column'> & { needle: string }
